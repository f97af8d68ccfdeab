import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryFolder } from '@wordloom/testing/disk/memory-folder'
import { expect, it } from 'vitest'
import { openSqliteFile } from './sqlite-file.ts'
import { createSqliteLog } from './sqlite-log.ts'

it('one sync covers all waiting commits', async () => {
  let syncs = 0
  await using log = await aLog(async () => {
    syncs++
  })
  log.write()
  await Promise.all([log.untilKept(), log.untilKept()])
  expect(syncs).toBe(1)
})

it('no commit is acknowledged after a failed sync, neither a waiting one nor a later one', async () => {
  let isFailing = true
  await using log = await aLog(async () => {
    if (isFailing) throw new Error('EIO: i/o error, fdatasync')
  })
  log.write()
  const waiting = [log.untilKept(), log.untilKept()]
  for (const each of waiting) await expect(each).rejects.toThrow('EIO')
  isFailing = false
  log.write()
  await expect(log.untilKept()).rejects.toThrow('EIO')
  expect(log.failures).toEqual([new Error('EIO: i/o error, fdatasync')])
})

async function aLog(syncFile: () => Promise<void>) {
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-log-'))
  const database = openSqliteFile(join(folder, 'wordloom.db'))
  database.exec('create table notes (text text)')
  const failures: unknown[] = []
  const log = createSqliteLog({
    database,
    listener: { tell() {} },
    onSyncFailure: (error) => failures.push(error),
    isInherited: false,
    syncFile,
  })
  return {
    ...log,
    failures,
    write() {
      database.exec("insert into notes values ('warp')")
      log.noteCommit()
    },
    async [Symbol.asyncDispose]() {
      await log.close()
      database.close()
      await rm(folder, { recursive: true })
    },
  }
}
