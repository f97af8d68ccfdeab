import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Repeat } from '../ports/repeat.ts'
import type { Database } from './database.ts'
import { createIdempotency } from './idempotency.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REPEAT: Repeat = { key: 'a-key', fingerprint: 'a list of shoes' }

describe.each(DATABASES)('an idempotency key on %s', (kind) => {
  it('creates its item once', async () => {
    await using world = await aWorld(kind)
    expect(await world.ask(REPEAT, 7)).toEqual({ id: 7, isNew: true })
    expect(await world.ask(REPEAT, 8)).toEqual({ id: 7, isNew: false })
    expect(world.made).toEqual([7])
  })

  it('creates its item once when 20 requests come at the same time', async () => {
    await using world = await aWorld(kind)
    const asked = Array.from({ length: 20 }, (_, at) => world.ask(REPEAT, at + 1))
    const answers = await Promise.all(asked)
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(world.made))
    expect(world.made).toHaveLength(1)
  })

  it('creates another item for another key, another account, or no key', async () => {
    await using world = await aWorld(kind)
    await world.ask(REPEAT, 7)
    const other = await addUser(world.database, world.database.kysely)
    expect(await world.ask({ ...REPEAT, key: 'another' }, 8)).toEqual({ id: 8, isNew: true })
    expect(await world.ask(REPEAT, 9, other)).toEqual({ id: 9, isNew: true })
    expect(await world.ask(null, 10)).toEqual({ id: 10, isNew: true })
  })

  it('is refused with a different request', async () => {
    await using world = await aWorld(kind)
    await world.ask(REPEAT, 7)
    await expect(world.ask({ ...REPEAT, fingerprint: 'a list of hats' }, 8)).rejects.toMatchObject({
      code: 'key_reused',
    })
  })

  it('can be used again after a failure', async () => {
    await using world = await aWorld(kind)
    await expect(world.ask(REPEAT, new Error('no room'))).rejects.toThrow('no room')
    expect(await world.ask({ ...REPEAT, fingerprint: 'a list of hats' }, 8)).toEqual({ id: 8, isNew: true })
  })

  it('counts as new after 24 hours', async () => {
    await using world = await aWorld(kind)
    await world.ask(REPEAT, 7)
    await world.age(DAY_MS - 60_000)
    expect(await world.ask(REPEAT, 8)).toEqual({ id: 7, isNew: false })
    await world.age(60_001)
    expect(await world.ask({ ...REPEAT, fingerprint: 'a list of hats' }, 8)).toEqual({ id: 8, isNew: true })
    expect(await world.ask({ ...REPEAT, fingerprint: 'a list of hats' }, 9)).toEqual({ id: 8, isNew: false })
  })

  it('is deleted after 24 hours', async () => {
    await using world = await aWorld(kind)
    await world.ask(REPEAT, 7)
    await world.age(DAY_MS)
    await world.ask({ ...REPEAT, key: 'young' }, 8)
    await world.idempotency.purge()
    const rows = await world.database.kysely.selectFrom('idempotency_keys').select('key').execute()
    expect(rows).toEqual([{ key: 'young' }])
  })

  it('makes room by forgetting the oldest key of its account', async () => {
    await using world = await aWorld(kind, 3)
    const other = await addUser(world.database, world.database.kysely)
    await world.ask(REPEAT, 1, other)
    for (const key of ['a', 'b', 'c']) {
      await world.age(20 * 60_000)
      await world.ask({ ...REPEAT, key }, 2)
    }
    await world.age(20 * 60_000)
    await world.ask({ ...REPEAT, key: 'd' }, 3)
    expect(await world.keys()).toEqual(['a-key', 'b', 'c', 'd'])
    await world.ask({ ...REPEAT, key: 'b' }, 4)
    expect(await world.keys()).toEqual(['a-key', 'b', 'c', 'd'])
  })

  it('is never forgotten in its first minutes, so an account without room for another key has to wait', async () => {
    await using world = await aWorld(kind, 3)
    for (const key of ['a', 'b', 'c']) await world.ask({ ...REPEAT, key }, 7)
    await expect(world.ask({ ...REPEAT, key: 'd' }, 8)).rejects.toMatchObject({ code: 'too_many_requests' })
    for (const key of ['a', 'b', 'c'])
      expect(await world.ask({ ...REPEAT, key }, 8)).toEqual({ id: 7, isNew: false })
    expect(await world.ask(null, 9)).toEqual({ id: 9, isNew: true })
    await world.age(15 * 60_000)
    expect(await world.ask({ ...REPEAT, key: 'd' }, 10)).toEqual({ id: 10, isNew: true })
    expect(await world.keys()).not.toContain('a')
  })

  it('H14 is one of at most 10,000 of an account', async () => {
    await using world = await aWorld(kind)
    await world.addKeys(10_000)
    await world.ask(REPEAT, 7)
    expect((await world.keys()).length).toBeLessThanOrEqual(10_000)
    expect(await world.ask(REPEAT, 8)).toEqual({ id: 7, isNew: false })
  })
})

async function aWorld(kind: Database['kind'], maxKeys?: number) {
  const database = await aDatabase(kind)
  const userId = await addUser(database, database.kysely)
  const idempotency = createIdempotency(database, maxKeys === undefined ? undefined : { maxKeys })
  const made: number[] = []
  return {
    database,
    idempotency,
    made,
    ask: (repeat: Repeat | null, item: number | Error, asker = userId) =>
      database.transaction((transaction) =>
        idempotency.once(transaction, asker, repeat, async () => {
          if (item instanceof Error) throw item
          made.push(item)
          return item
        }),
      ),
    async keys(): Promise<string[]> {
      const rows = await database.kysely.selectFrom('idempotency_keys').select('key').orderBy('key').execute()
      return rows.map(({ key }) => key)
    },
    async addKeys(count: number): Promise<void> {
      const row = { user_id: userId, fingerprint: '', item_id: 1 }
      const hourAgo = sql<number>`${database.now} - 3600000`
      for (let at = 0; at < count; at += 1000) {
        const rows = Array.from({ length: 1000 }, (_, i) => ({
          ...row,
          key: `${at + i}`,
          created_at: hourAgo,
        }))
        await database.kysely.insertInto('idempotency_keys').values(rows).execute()
      }
    },
    async age(milliseconds: number): Promise<void> {
      await database.kysely
        .updateTable('idempotency_keys')
        .set((row) => ({ created_at: row('created_at', '-', milliseconds) }))
        .execute()
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
