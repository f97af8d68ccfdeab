import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, savedLists } from '@wordloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../testing/a-database.ts'
import { aServerProcess, type ServerProcess } from '../testing/a-server-process.ts'
import { aVisitor } from '../testing/a-visitor.ts'
import { DURABLE } from '../testing/durable.ts'
import { createPostgresServer } from '../testing/postgres-server.ts'
import { countSyncs, HAS_STRACE } from '../testing/sync-count.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const SAVES = 100
const TIMEOUT_MS = 60_000

describe.runIf(HAS_STRACE)('R2 a successful save', () => {
  it(
    'is acknowledged only after the embedded database has synced it',
    async () => {
      await using place = await aPlaceForADatabase('sqlite')
      await using server = await aServerProcess(place.settings)
      const syncs = await countSyncs([server.pid], /wordloom\.db-wal$/)
      await save(server)
      expect(await syncs.stop()).toBeGreaterThanOrEqual(SAVES)
    },
    TIMEOUT_MS,
  )

  it.runIf(DATABASES.includes('postgres'))(
    'is acknowledged only after PostgreSQL has synced it',
    async () => {
      await using postgres = await createPostgresServer(inject('postgresPrograms') ?? '', DURABLE)
      await postgres.start()
      await using place = await aPlaceForADatabase('sqlite')
      const { dataFolder } = place.settings
      const url = postgres.urlOf('postgres')
      const pid = Number.parseInt(await readFile(join(postgres.data, 'postmaster.pid'), 'utf8'), 10)
      // Includes the processes for connections, which start later.
      const syncs = await countSyncs([pid, ...(await childrenOf(pid))], /pg_wal/)
      await using server = await aServerProcess({ dataFolder, url })
      await save(server)
      expect(await syncs.stop()).toBeGreaterThanOrEqual(SAVES)
    },
    TIMEOUT_MS,
  )
})

/** Saves in sequence, so that each needs its own sync. */
async function save(server: ServerProcess): Promise<void> {
  const ann = aVisitor(server.origin)
  expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
  for (let number = 0; number < SAVES; number++) {
    const answer = await ann.call(savedLists.create, { body: { name: `List ${number}`, words: ['boot'] } })
    expect(answer.status).toBe(201)
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').map(Number)
}
