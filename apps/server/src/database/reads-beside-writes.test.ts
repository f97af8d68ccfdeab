import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'

describe.each(DATABASES)('reads beside a transaction, on %s,', (kind) => {
  it('are answered while it is open, and see what was committed before', async () => {
    await using database = await aDatabase(kind)
    const { kysely, transaction } = database
    const countUsers = () =>
      kysely
        .selectFrom('rate_limits')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const end = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const writing = transaction(async (within) => {
      await within.insertInto('rate_limits').values({ key: 'a', count: 1, resets_at: 0 }).execute()
      began.resolve()
      await end.promise
    })
    await began.promise
    expect(await countUsers()).toEqual({ count: 0 })
    expect((await sql`select 1 as one`.execute(kysely)).rows).toEqual([{ one: 1 }])
    end.resolve()
    await writing
    expect(await countUsers()).toEqual({ count: 1 })
  })

  it('wait for no other transaction, while one that writes keeps others from writing the same', async () => {
    await using database = await aDatabase(kind)
    const order: string[] = []
    const end = Promise.withResolvers<void>()
    const add = (within: Database['kysely']) =>
      within
        .insertInto('rate_limits')
        .values({ key: 'a', count: 1, resets_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const began = Promise.withResolvers<void>()
    const first = database.transaction(async (transaction) => {
      await add(transaction)
      began.resolve()
      await end.promise
      order.push('first')
    })
    await began.promise
    const second = add(database.kysely).then(() => order.push('second'))
    await database.kysely.selectFrom('rate_limits').select('key').execute()
    order.push('read')
    end.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['read', 'first', 'second'])
  })
})
