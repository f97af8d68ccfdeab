import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, ERRORS, type SavedList, savedLists, sessions } from '@wordloom/contract'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { DATABASES, SILENT_LOG } from '../../src/database/database.ts'
import { DURABLE } from '../../src/database/durable-settings.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { aSmallDisk, HAS_SMALL_DISKS } from '../../src/disk/small-disk.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { aLedger } from '../../src/workload/ledger.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const BACK_MS = 5000
const TIMEOUT_MS = 120_000

const aLotOf = (name: string) => Array.from({ length: 12_000 }, (_, at) => `${name} ${at} ${Math.random()}`)

describe.runIf(HAS_SMALL_DISKS && DATABASES.includes('postgres'))('R3 PostgreSQL with a full disk', () => {
  it(
    'refuses new data, does everything else without losing anything, and recovers once there is space',
    async () => {
      await using stack = new AsyncDisposableStack()
      const folder = await mkdtemp(join(memoryFolder(), 'wordloom-full-'))
      stack.defer(() => rm(folder, { recursive: true }))
      const disk = stack.use(await aSmallDisk(80))
      const programs = POSTGRES_PROGRAMS ?? ''
      // PostgreSQL stops without space for its write-ahead log, so that is on another disk.
      const postgres = stack.use(
        await createPostgresServer(programs, DURABLE, async (data, account) => {
          const log = `${data}-log`
          const names = ['--username=wordloom', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
          if (account.uid !== undefined) execFileSync('chown', [`${account.uid}:${account.gid}`, disk.folder])
          const place = join(disk.folder, 'data')
          execFileSync(join(programs, 'initdb'), [`--pgdata=${place}`, `--waldir=${log}`, ...names], {
            ...account,
            cwd: disk.folder,
            stdio: 'ignore',
          })
          await symlink(place, data)
        }),
      )
      await postgres.start()
      const url = postgres.urlOf('postgres')
      const server = await aServerProcess({ dataFolder: folder, url })
      stack.defer(() => server.kill())
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      using ledger = aLedger(join(folder, 'ledger'))
      const save = async (name: string) => {
        const answer = await post(ann, name)
        if (answer.status !== 201) return answer
        const { id, words } = (await answer.json()) as SavedList
        ledger.note(String(id), words)
        return answer
      }
      await save('first')
      await disk.take(40)

      let refused = await save('fills')
      while (refused.status === 201) refused = await save('fills')
      const { status, message } = ERRORS.storage_full
      expect([refused.status, await refused.json()]).toEqual([status, { message, code: 'storage_full' }])
      await disk.fill()
      expect((await save('refused')).status).toBe(507)
      expect((await ann.call(sessions.currentUser)).status).toBe(200)
      expect(ledger.compare(await listsOf(ann))).toEqual({ lost: [], torn: [], strange: [] })
      expect((await fetch(server.origin)).status).toBe(200)

      await disk.clear()
      const cleared = performance.now()
      expect((await save('after')).status).toBe(201)
      expect(performance.now() - cleared).toBeLessThan(BACK_MS)
      expect(ledger.compare(await listsOf(ann))).toEqual({ lost: [], torn: [], strange: [] })
      expect(await server.stop()).toBe(0)
      const database = await openDatabase({ dataFolder: folder, url, log: SILENT_LOG })
      await expectSound(database)
      await database.close()
    },
    TIMEOUT_MS,
  )
})

function post(visitor: Visitor, name: string): Promise<Response> {
  return visitor.call(savedLists.create, { body: { name, words: aLotOf(name) } })
}

async function listsOf(visitor: Visitor): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = (await (await visitor.call(savedLists.list)).json()) as SavedList[]
  return new Map(lists.map(({ id, words }) => [String(id), words]))
}
