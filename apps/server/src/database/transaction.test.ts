import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { openDatabase } from './open.ts'
import { claimRows, lockRows } from './queries/row-locks.ts'

describe.each(DATABASES)('a transaction on %s', (kind) => {
  it('is all or nothing', async () => {
    await using database = await aDatabase(kind)
    const failing = database.transaction(async (transaction) => {
      await add(transaction, 'a')
      throw new Error('after the first')
    })
    await expect(failing).rejects.toThrow('after the first')
    await database.transaction((transaction) => add(transaction, 'b'))
    expect(await countByKey(database)).toEqual({ b: 1 })
  })

  it('loses no update when many run at the same time', async () => {
    await using database = await aDatabase(kind)
    await add(database.kysely, 'a')
    const increments = Array.from({ length: 40 }, () =>
      database.transaction(async (transaction) => {
        const query = transaction.selectFrom('rate_limits').select('count').where('key', '=', 'a')
        const { count } = await lockRows(database, query).executeTakeFirstOrThrow()
        await transaction
          .updateTable('rate_limits')
          .set({ count: count + 1 })
          .execute()
      }),
    )
    await Promise.all(increments)
    expect(await countByKey(database)).toEqual({ a: 41 })
  })

  it('refuses queries on another connection, which may never be free', async () => {
    await using database = await aDatabase(kind)
    const message = 'Inside a transaction, every query must use the transaction.'
    await expect(database.transaction(() => countByKey(database))).rejects.toThrow(message)
    const compiled = sql`select 1`.compile(database.kysely)
    await expect(database.transaction(() => database.kysely.executeQuery(compiled))).rejects.toThrow(message)
    await expect(database.transaction(() => database.transaction(async () => {}))).rejects.toThrow(message)
    expect(await countByKey(database)).toEqual({})
  })

  it('lets work that it started use the database once it has ended', async () => {
    await using database = await aDatabase(kind)
    const ended = Promise.withResolvers<void>()
    const later = await database.transaction(async (transaction) => {
      await add(transaction, 'a')
      return { counts: ended.promise.then(() => countByKey(database)) }
    })
    ended.resolve()
    expect(await later.counts).toEqual({ a: 1 })
  })

  it('runs `afterCommit` work when everyone can see the commit', async () => {
    await using database = await aDatabase(kind)
    const seen = Promise.withResolvers<Record<string, number>>()
    await database.transaction(async (transaction) => {
      database.afterCommit(transaction, () => countByKey(database).then(seen.resolve, seen.reject))
      await add(transaction, 'a')
    })
    expect(await seen.promise).toEqual({ a: 1 })
  })

  it('runs no `afterCommit` work when it fails', async () => {
    await using database = await aDatabase(kind)
    const told: string[] = []
    const failing = database.transaction(async (transaction) => {
      database.afterCommit(transaction, () => told.push('committed'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(told).toEqual([])
  })
})

describe.runIf(DATABASES.includes('postgres'))('transactions of two instances', () => {
  it('are retried after a deadlock, and report the commit once', async () => {
    await using database = await aDatabase('postgres')
    const other = await openDatabase(database.settings)
    await add(database.kysely, 'a')
    await add(database.kysely, 'b')
    const meeting = aMeetingOf(2)
    const told: string[] = []
    let attempts = 0
    const touchBoth = (instance: Database, [first, second]: readonly [string, string]) =>
      instance.transaction(async (transaction) => {
        attempts++
        instance.afterCommit(transaction, () => told.push(first))
        await increment(transaction, first)
        await meeting()
        await increment(transaction, second)
      })
    await Promise.all([touchBoth(database, ['a', 'b']), touchBoth(other, ['b', 'a'])])
    expect(attempts).toBeGreaterThan(2)
    expect(await countByKey(database)).toEqual({ a: 3, b: 3 })
    expect(told.toSorted()).toEqual(['a', 'b'])
    await other.close()
  })

  it('claim different rows without waiting for each other', async () => {
    await using database = await aDatabase('postgres')
    const other = await openDatabase(database.settings)
    await add(database.kysely, 'a')
    await add(database.kysely, 'b')
    const claimed = aMeetingOf(2)
    const claim = (instance: Database) =>
      instance.transaction(async (transaction) => {
        const query = transaction.selectFrom('rate_limits').select('key').orderBy('key').limit(1)
        const row = await claimRows(instance, query).executeTakeFirst()
        await claimed()
        return row?.key
      })
    expect((await Promise.all([claim(database), claim(other)])).toSorted()).toEqual(['a', 'b'])
    await other.close()
  })
})

function aMeetingOf(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present++
    if (present >= size) resolve()
    return promise
  }
}

async function add(transaction: Transaction | Database['kysely'], key: string): Promise<void> {
  await transaction.insertInto('rate_limits').values({ key, count: 1, resets_at: 0 }).execute()
}

async function increment(transaction: Transaction, key: string): Promise<void> {
  await transaction
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('key', '=', key)
    .execute()
}

async function countByKey({ kysely }: Database): Promise<Record<string, number>> {
  const rows = await kysely.selectFrom('rate_limits').select(['key', 'count']).execute()
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}
