import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { backUp } from '@wordloom/server/internal/backup/back-up'
import { check } from '@wordloom/server/internal/backup/restore'
import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { addUser } from '../../src/database/rows.ts'
import { addList } from '../../src/library/library.ts'
import { operate } from '../../src/server/command.ts'
import { COMPILE_CACHE } from '../../src/server/compile-cache.ts'
import { serverProgram } from '../../src/server/program.ts'
import { soon } from '../../src/soon.ts'
import { roundsOf } from '../../src/workload/rounds.ts'

const ROUNDS = roundsOf(5)
const LONGEST_MS = 1000
const LISTS = 40
const WORDS = Array.from({ length: 20_000 }, (_, at) => `warp ${at} weft`)
const TIMEOUT_MS = 60_000 + ROUNDS * 20_000

describe.concurrent.each(DATABASES)('R16 killing a command on %s', (kind) => {
  it(
    'leaves a whole backup or none, and after a restore either the old database or the restored one',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const { dataFolder, url } = place.settings
      const folder = join(dataFolder, 'backups')
      await keep(place.settings, LISTS)
      const { file } = await backUp({ dataFolder, databaseUrl: url, folder, keep: null })
      await keep(place.settings, 1)

      for (let round = 0; round < ROUNDS; round++) {
        await runAndKill('backup', place.settings, [])
        await runAndKill('restore', place.settings, [file, '--replace'])
        expect([LISTS, LISTS + 1]).toContain(await soon(() => countLists(place.settings)))
      }
      for (const name of (await readdir(folder)).filter((each) => each.startsWith('wordloom-'))) {
        expect((await check(join(folder, name))).rows['saved_lists']).toBeGreaterThanOrEqual(LISTS)
      }
      const last = await soon(async () => {
        const said = await operate('restore', place.settings, [file, '--replace'])
        expect(said).toMatchObject({ code: 0, errors: '' })
        return said
      })
      expect(last.output).toContain('Everyone has to sign in again.')
      expect(await countLists(place.settings)).toBe(LISTS)
    },
    TIMEOUT_MS,
  )
})

async function runAndKill(
  program: 'backup' | 'restore',
  { dataFolder, url }: DatabaseSettings,
  args: readonly string[],
): Promise<void> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [serverProgram(program), ...args], {
    env: { ...COMPILE_CACHE, PATH, DATA_DIR: dataFolder, ...(url && { DATABASE_URL: url.href }) },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await Promise.race([delay(LONGEST_MS * (0.3 + 0.7 * Math.random())), ended])
  child.kill('SIGKILL')
  await ended
}

async function keep(settings: DatabaseSettings, lists: number): Promise<void> {
  const database = await openDatabase(settings)
  const userId = await database.transaction((transaction) => addUser(database, transaction))
  for (let list = 0; list < lists; list++) await addList(database, userId, { words: WORDS })
  await database.close()
}

async function countLists(settings: DatabaseSettings): Promise<number> {
  const database = await openDatabase(settings)
  try {
    if (database.kind === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(database.kysely)
      expect(rows).toEqual([{ integrity_check: 'ok' }])
    }
    const query = database.kysely
      .selectFrom('saved_lists')
      .select(({ fn }) => fn.countAll<number>().as('lists'))
    return (await query.executeTakeFirstOrThrow()).lists
  } finally {
    await database.close()
  }
}
