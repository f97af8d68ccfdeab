import { aDatabase, aPlaceForADatabase, DATABASES, SILENT_LOG } from '@wordloom/testing/database/database'
import { aFaultyConnection } from '@wordloom/testing/postgres/faulty-connection'
import { POSTGRES_PROGRAMS } from '@wordloom/testing/postgres/provided'
import { createPostgresServer, type PostgresServer } from '@wordloom/testing/postgres/server'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { MIGRATIONS } from '../migrations/list.ts'
import { openDatabase } from '../open.ts'
import { openPostgres } from './postgres.ts'

const UNAVAILABLE = {
  name: 'RequestError',
  code: 'unavailable',
  message: 'Service temporarily unavailable',
  retryAfter: 5,
}

describe.runIf(DATABASES.includes('postgres'))('PostgreSQL', () => {
  it('is reported as unavailable when it stops suddenly, and works again when it comes back', async () => {
    await using server = await aServer()
    const { database } = await openWatched(server.urlOf('postgres'))
    const inTransaction = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const running = [
      sql`select pg_sleep(30)`.execute(database.kysely),
      database.transaction(async (transaction) => {
        await sql`select 1`.execute(transaction)
        inTransaction.resolve()
        await stopped.promise
        await sql`select 1`.execute(transaction)
      }),
    ].map(refusalOf)
    await inTransaction.promise
    await server.stop()
    stopped.resolve()
    for (const each of running) expect(await each).toMatchObject(UNAVAILABLE)
    await expectUnavailable(database)
    await server.start()
    expect(await millisecondsUntilItWorks(database)).toBeLessThan(5000)
    await database.transaction((transaction) => sql`select 1`.execute(transaction))
    await database.close()
  })

  it('can end idle connections without failing a query', async () => {
    await using place = await aPlaceForADatabase('postgres')
    const { database, lost } = await openWatched(place.settings.url)
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(database.kysely)))
    const admin = new pg.Client({ connectionString: place.settings.url?.href })
    await admin.connect()
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await expect.poll(() => lost.length).toBe(rowCount)
    expect(rowCount).toBeGreaterThan(0)
    await sql`select 1`.execute(database.kysely)
    await admin.end()
    await database.close()
  })

  it('is reported as unavailable within seconds when the network drops everything', async () => {
    await using place = await aPlaceForADatabase('postgres')
    await using line = await aFaultyConnection(place.settings.url ?? new URL('postgres:'))
    const { database } = await openWatched(line.url)
    await sql`select 1`.execute(database.kysely)
    line.dropEverything()
    await expectUnavailable(database)
    await expectUnavailable(database)
    line.repair()
    expect(await millisecondsUntilItWorks(database)).toBeLessThan(5000)
    await database.close()
  })

  it('is reported as unavailable after two seconds when all connections are taken', async () => {
    await using database = await aDatabase('postgres')
    const taken = Promise.withResolvers<void>()
    const holders = Array.from({ length: 10 }, () => database.transaction(() => taken.promise))
    await expectUnavailable(database)
    taken.resolve()
    await Promise.all(holders)
    await sql`select 1`.execute(database.kysely)
  })

  it.each([
    ['statement_timeout', '10s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ])('ends what takes too long: %s is %s, inside and outside a transaction', async (setting, value) => {
    await using database = await aDatabase('postgres')
    const show = sql`show ${sql.raw(setting)}`
    expect((await show.execute(database.kysely)).rows).toEqual([{ [setting]: value }])
    const inside = await database.transaction((transaction) => show.execute(transaction))
    expect(inside.rows).toEqual([{ [setting]: value }])
  })

  it('is reported as unavailable when a statement is too slow', async () => {
    await using database = await aDatabase('postgres')
    const slow = database.transaction(async (transaction) => {
      await sql`set local statement_timeout = 20`.execute(transaction)
      await sql`select pg_sleep(10)`.execute(transaction)
    })
    expect(await refusalOf(slow)).toMatchObject(UNAVAILABLE)
  })

  it("isn't reported as unavailable when it refuses a statement", async () => {
    await using database = await aDatabase('postgres')
    expect(await refusalOf(sql`select nonsense`.execute(database.kysely))).toMatchObject({ code: '42703' })
  })
})

describe.runIf(DATABASES.includes('postgres'))('starting with PostgreSQL', () => {
  it('waits for a PostgreSQL that is still starting', async () => {
    await using server = await createServer()
    const opening = openPostgres(server.urlOf('postgres'), SILENT_LOG, MIGRATIONS)
    await server.start()
    const database = await opening
    await sql`select 1`.execute(database.kysely)
    await database.close()
  })

  it("ends with one line when PostgreSQL doesn't start", async () => {
    await using server = await createServer()
    const url = server.urlOf('postgres')
    expect(await refusalOf(openPostgres(url, SILENT_LOG, MIGRATIONS, 0))).toMatchObject({
      name: 'DatabaseStartError',
      message: expect.stringMatching(
        /^PostgreSQL at \/\S+ can't be used: connect ENOENT .+\. Check DATABASE_URL, and that PostgreSQL is running\.$/,
      ),
    })
  })

  it('ends with one line, without the password, when there is no such database', async () => {
    await using place = await aPlaceForADatabase('postgres')
    const url = new URL(place.settings.url ?? '')
    url.pathname = '/nowhere'
    url.password = 'secret'
    const refusal = await refusalOf(openDatabase({ ...place.settings, url }))
    expect(refusal).toMatchObject({
      name: 'DatabaseStartError',
      message: expect.stringContaining('database "nowhere" does not exist'),
    })
    expect(String(refusal)).not.toContain('secret')
  })

  it('warns of each setting that can lose acknowledged writes', async () => {
    await using place = await aPlaceForADatabase('postgres')
    const { database, warned } = await openWatched(place.settings.url)
    expect(warned.toSorted()).toEqual(
      ['fsync', 'full_page_writes', 'synchronous_commit'].map(
        (name) => `PostgreSQL runs with ${name} off: a power cut can lose or damage saved data`,
      ),
    )
    await database.close()
  })

  it('warns of nothing when PostgreSQL keeps acknowledged writes', async () => {
    await using server = await aServer()
    const { database, warned } = await openWatched(server.urlOf('postgres'))
    expect(warned).toEqual([])
    await database.close()
  })
})

function createServer(): Promise<PostgresServer> {
  return createPostgresServer(POSTGRES_PROGRAMS ?? '', ['listen_addresses='])
}

async function aServer(): Promise<PostgresServer> {
  const server = await createServer()
  await server.start()
  return server
}

async function openWatched(url: URL | null) {
  const warned: string[] = []
  const lost: string[] = []
  const warn = (_: object, message: string) => (message.endsWith('was lost') ? lost : warned).push(message)
  const database = await openDatabase({ dataFolder: '', url, log: { ...SILENT_LOG, warn } })
  return { database, warned, lost }
}

function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'not refused',
    (error: unknown) => error,
  )
}

async function expectUnavailable(database: Database): Promise<void> {
  const start = performance.now()
  const refusals = await Promise.all([
    refusalOf(sql`select 1`.execute(database.kysely)),
    refusalOf(database.transaction((transaction) => sql`select 1`.execute(transaction))),
  ])
  for (const refusal of refusals) expect(refusal).toMatchObject(UNAVAILABLE)
  expect(performance.now() - start).toBeLessThan(5000)
}

async function millisecondsUntilItWorks({ kysely }: Database): Promise<number> {
  const start = performance.now()
  await expect
    .poll(() => sql`select 1`.execute(kysely).then(() => 'works', String), { timeout: 10_000 })
    .toBe('works')
  return performance.now() - start
}
