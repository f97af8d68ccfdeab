import { aPlaceForADatabase, DATABASES } from '@wordloom/testing/database/database'
import { aPooler, POOLER } from '@wordloom/testing/postgres/pooler'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase } from '../open.ts'

describe.runIf(DATABASES.includes('postgres') && POOLER !== null)('PostgreSQL behind PgBouncer', () => {
  it.each([
    ['refuses settings when connecting', ''],
    [
      'drops settings when connecting',
      'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
    ],
  ])('is migrated once, shared, and limited in each transaction when PgBouncer %s', async (_, settings) => {
    await using place = await aPlaceForADatabase('postgres')
    await using pooler = await aPooler(place.settings.url ?? new URL('postgres:'), settings)
    const open = () => openDatabase({ ...place.settings, url: pooler.url })
    const instances = await Promise.all([open(), open(), open()])
    const increments = Array.from({ length: 90 }, (_, index) => increment(instances[index % 3]))
    await Promise.all(increments)
    const [first] = instances
    expect(await first.kysely.selectFrom('rate_limits').select('count').execute()).toEqual([{ count: 90 }])
    const limit = await first.transaction((transaction) => sql`show statement_timeout`.execute(transaction))
    expect(limit.rows).toEqual([{ statement_timeout: '10s' }])
    for (const instance of instances) await instance.close()
  })

  it('is reported as unavailable when PgBouncer is gone', async () => {
    await using place = await aPlaceForADatabase('postgres')
    const pooler = await aPooler(place.settings.url ?? new URL('postgres:'))
    const database = await openDatabase({ ...place.settings, url: pooler.url })
    await pooler[Symbol.asyncDispose]()
    await expect(sql`select 1`.execute(database.kysely)).rejects.toMatchObject({ code: 'unavailable' })
    await database.close()
  })
})

async function increment(database: Database | undefined): Promise<void> {
  await database?.transaction((transaction) =>
    transaction
      .insertInto('rate_limits')
      .values({ key: 'a', count: 1, resets_at: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1) })),
      )
      .execute(),
  )
}
