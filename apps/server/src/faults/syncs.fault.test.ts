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

describe.runIf(HAS_STRACE)('R2 whoever is told that something is saved', () => {
  it(
    'is told after the embedded database has made sure of it',
    async () => {
      await using place = await aPlaceForADatabase('sqlite')
      await using server = await aServerProcess(place.settings)
      expect(await countWhileSaving(server, [server.pid], /wordloom\.db-wal$/)).toBeGreaterThanOrEqual(SAVES)
    },
    TIMEOUT_MS,
  )

  it.runIf(DATABASES.includes('postgres'))(
    'is told after PostgreSQL has',
    async () => {
      await using postgres = await createPostgresServer(inject('postgresPrograms') ?? '', DURABLE)
      await postgres.start()
      await using place = await aPlaceForADatabase('sqlite')
      const { dataFolder } = place.settings
      const url = postgres.urlOf('postgres')
      const pid = Number.parseInt(await readFile(join(postgres.data, 'postmaster.pid'), 'utf8'), 10)
      // Whatever process of it does so, those for connections included: they are started later.
      const server = await aServerProcess({ dataFolder, url })
      const processes = [pid, ...(await childrenOf(pid))]
      expect(await countWhileSaving(server, processes, /pg_wal/)).toBeGreaterThanOrEqual(SAVES)
      await server.stop()
    },
    TIMEOUT_MS,
  )
})

/** One after the other: each has to be made sure of by itself. */
async function countWhileSaving(
  server: ServerProcess,
  processes: readonly number[],
  file: RegExp,
): Promise<number> {
  const ann = aVisitor(server.origin)
  expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
  const syncs = await countSyncs(processes, file)
  for (let save = 0; save < SAVES; save++) {
    const answer = await ann.call(savedLists.create, { body: { name: `List ${save}`, words: ['boot'] } })
    expect(answer.status).toBe(201)
  }
  return syncs.stop()
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').map(Number)
}
