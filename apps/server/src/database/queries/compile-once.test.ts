import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'
import { compileOnce } from './compile-once.ts'

describe.each(DATABASES)('a query compiled once on %s', (kind) => {
  it('runs with the values of each call', async () => {
    await using database = await aDatabase(kind)
    const { kysely } = database
    let built = 0
    const isBetween = compileOnce(kysely, ({ low, high }: { low: number; high: number }) => {
      built++
      return kysely
        .selectFrom('rate_limits')
        .select('key')
        .where('resets_at', '>=', low)
        .where('resets_at', '<=', high)
        .orderBy('key')
    })
    const rows = [1, 2, 3, 4].map((at) => ({ key: `at ${at}`, count: 1, resets_at: at }))
    await kysely.insertInto('rate_limits').values(rows).execute()
    expect(await isBetween({ low: 2, high: 3 })).toEqual([{ key: 'at 2' }, { key: 'at 3' }])
    expect(await isBetween({ high: 9, low: 4 })).toEqual([{ key: 'at 4' }])
    expect(built).toBe(1)
  })

  it('becomes another query when a value is left out', async () => {
    await using database = await aDatabase(kind)
    const { kysely } = database
    const isFrom = compileOnce(kysely, ({ low, most }: { low?: number | undefined; most?: number }) =>
      kysely
        .selectFrom('rate_limits')
        .select('key')
        .$if(low !== undefined, (query) => query.where('resets_at', '>=', low ?? 0))
        .$if(most !== undefined, (query) => query.limit(most ?? 0))
        .orderBy('key'),
    )
    const rows = [1, 2, 3].map((at) => ({ key: `at ${at}`, count: 1, resets_at: at }))
    await kysely.insertInto('rate_limits').values(rows).execute()
    const keys = async (values: Parameters<typeof isFrom>[0]) => (await isFrom(values)).map(({ key }) => key)
    expect(await keys({ low: 2 })).toEqual(['at 2', 'at 3'])
    expect(await keys({})).toEqual(['at 1', 'at 2', 'at 3'])
    expect(await keys({ low: undefined, most: 1 })).toEqual(['at 1'])
    expect(await keys({ low: 3, most: 1 })).toEqual(['at 3'])
    expect(await keys({ low: 1 })).toEqual(['at 1', 'at 2', 'at 3'])
  })

  it('runs inside the transaction it is given', async () => {
    await using database = await aDatabase(kind)
    const add = compileOnce(database.kysely, ({ key }: { key: string }, kysely) =>
      kysely.insertInto('rate_limits').values({ key, count: 1, resets_at: 0 }).returning('key'),
    )
    const failing = database.transaction(async (transaction) => {
      expect(await add({ key: 'a' }, transaction)).toEqual([{ key: 'a' }])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await add({ key: 'a' })).toEqual([{ key: 'a' }])
  })
})
