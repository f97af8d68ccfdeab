import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, savedLists } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { DURABLE } from '../../src/database/durable-settings.ts'
import { countSyncs, HAS_STRACE } from '../../src/disk/sync-count.ts'
import { aVisitor } from '../../src/network/visitor.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'
import { aServerProcess, type ServerProcess } from '../../src/server/process.ts'

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
      await using postgres = await createPostgresServer(POSTGRES_PROGRAMS ?? '', DURABLE)
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
