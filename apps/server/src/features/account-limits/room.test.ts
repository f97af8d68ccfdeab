import { type Entitlements, entitlementsOf } from '@wordloom/contract'
import { suspend } from '@wordloom/testing/accounts/person'
import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addFolder, addUser } from '@wordloom/testing/database/rows'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countNew, ROW_BYTES, readTotals } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import type { ItemKind } from '../../ports/room.ts'
import { createRoom, type RoomParts } from './room.ts'
import { createRoomStorage } from './storage.ts'

const LIST = { kind: 'list', count: 1, bytes: 10 } as const
const TIMES = { created_at: 0, updated_at: 0 }

describe.each(DATABASES)('account limits on %s', (kind) => {
  it('allow as many lists and results as the plan does', async () => {
    await using world = await aWorld(kind, { freePlan: { savedLists: 2, savedResults: 1 } })
    await world.add(LIST)
    await world.add(LIST)
    await expect(world.add(LIST)).rejects.toMatchObject({
      code: 'plan_limit',
      message: 'Your plan keeps up to 2 lists',
    })
    await world.add({ ...LIST, kind: 'result' })
    await expect(world.add({ ...LIST, kind: 'result' })).rejects.toMatchObject({
      message: 'Your plan keeps up to 1 result',
    })
    await world.add({ ...LIST, kind: 'folder' })
  })

  it('follow a change of plan immediately', async () => {
    await using world = await aWorld(kind, { freePlan: { savedLists: 0 } })
    await expect(world.add(LIST)).rejects.toMatchObject({ message: 'Your plan keeps up to 0 lists' })
    await world.change({ subscription_plan: 'yearly', subscription_status: 'active' })
    await world.add(LIST)
    await world.change({ subscription_status: 'canceled' })
    await expect(world.add(LIST)).rejects.toMatchObject({ code: 'plan_limit' })
    expect(await world.columns()).toBe(3)
  })

  it('follow the end of the paid period by the database clock', async () => {
    await using world = await aWorld(kind, { freePlan: { savedLists: 0 } })
    const { now } = world.database
    const change = { subscription_plan: 'yearly', subscription_status: 'canceled' } as const
    await world.change({ ...change, paid_until: sql`${now} + 60000` })
    await world.add(LIST)
    expect(await world.columns()).toBe(6)
    await world.change({ ...change, paid_until: sql`${now} - 1` })
    await expect(world.add(LIST)).rejects.toMatchObject({ code: 'plan_limit' })
    expect(await world.columns()).toBe(3)
  })

  it('let an existing item grow even if the plan allows no new one', async () => {
    await using world = await aWorld(kind, { freePlan: { savedLists: 0 } })
    await world.claim({ ...LIST, count: 0 })
  })

  it('cap the number of items, including the trash', async () => {
    await using world = await aWorld(kind, { items: 4 })
    for (const each of ['list', 'result', 'folder', 'project'] as const)
      await world.add({ ...LIST, kind: each })
    for (const each of ['list', 'result', 'folder', 'project'] as const) {
      await expect(world.add({ ...LIST, kind: each })).rejects.toMatchObject({ code: 'account_full' })
    }
    await world.moveToTrash()
    await expect(world.claim(LIST)).rejects.toMatchObject({ code: 'account_full' })
    await world.claim({ ...LIST, bytes: 0, isRestored: true })
  })

  it('cap the total bytes, including the trash', async () => {
    await using world = await aWorld(kind, { bytes: 5 * ROW_BYTES })
    for (const each of ['list', 'result', 'project'] as const) await world.add({ ...LIST, kind: each })
    await world.moveToTrash()
    const { bytes } = await world.held()
    const left = 5 * ROW_BYTES - bytes
    await expect(world.claim({ ...LIST, count: 0, bytes: left + 1 })).rejects.toMatchObject({
      code: 'account_full',
    })
    await world.claim({ ...LIST, count: 0, bytes: left })
    await expect(world.claim({ ...LIST, bytes: left - ROW_BYTES + 1 })).rejects.toMatchObject({
      code: 'account_full',
    })
    await world.claim({ ...LIST, bytes: left - ROW_BYTES })
    await world.claim({ ...LIST, count: 0, bytes: -10 })
  })

  it('count bytes for the row of a folder too', async () => {
    await using world = await aWorld(kind, { bytes: 2 * ROW_BYTES })
    const FOLDER = { kind: 'folder', count: 1, bytes: 0 } as const
    await world.add(FOLDER)
    await expect(world.add(FOLDER)).rejects.toMatchObject({ code: 'account_full' })
  })

  it.each([{ items: 10 }, { bytes: 10 * (ROW_BYTES + 20) }, { freePlan: { savedLists: 10 } }])(
    'keep a part for the owner, whatever guests add: %j',
    async (limits) => {
      await using world = await aWorld(kind, limits)
      const isRefused = () =>
        world.add(LIST, world.userId, true).then(
          () => false,
          (error) => error.message,
        )
      let refusal: unknown = false
      for (let at = 0; at < 10 && refusal === false; at++) refusal = await isRefused()
      expect(refusal).toMatch(/^There's no space left for you in this project/)
      await world.add(LIST)
    },
  )

  it('are separate for each account', async () => {
    await using world = await aWorld(kind, { items: 1 })
    await world.add(LIST)
    const other = await addUser(world.database, world.database.kysely)
    await world.add(LIST, other)
  })

  it('hold against concurrent requests', async () => {
    await using world = await aWorld(kind, { items: 5 })
    const added = Array.from({ length: 20 }, () => world.add(LIST))
    const outcomes = await Promise.allSettled(added)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('let concurrent requests with different idempotency keys through without a retry', async () => {
    await using world = await aWorld(kind)
    const { once } = createIdempotency(world.database)
    let attempts = 0
    const created = Array.from({ length: 20 }, (_, at) =>
      world.database.transaction((transaction) => {
        attempts++
        return once(transaction, world.userId, { key: `key-${at}`, fingerprint: '' }, async () => {
          await world.claim({ ...LIST, kind: 'folder' }, transaction)
          return addFolder(world.database, transaction, world.userId)
        })
      }),
    )
    await Promise.all(created)
    expect(attempts).toBe(20)
  })

  it('refuse an account that was suspended or deleted in the meantime', async () => {
    await using world = await aWorld(kind)
    await suspend(world.database, world.userId)
    await expect(world.claim(LIST)).rejects.toMatchObject({ code: 'unauthorized' })
    await world.database.kysely.deleteFrom('users').execute()
    await expect(world.claim({ ...LIST, count: 0, bytes: 0 })).rejects.toMatchObject({ code: 'unauthorized' })
    await expect(world.columns()).rejects.toMatchObject({ code: 'unauthorized' })
  })
})

interface Limits {
  readonly freePlan?: Partial<Entitlements>
  readonly items?: number
  readonly bytes?: number
}

type Addition = Readonly<{ kind: ItemKind; count: number; bytes: number; isRestored?: boolean }>

async function aWorld(
  kind: Database['kind'],
  { freePlan = {}, items = 1000, bytes = 1_000_000 }: Limits = {},
) {
  const database = await aDatabase(kind)
  const userId = await addUser(database, database.kysely)
  const parts: RoomParts = {
    storage: createRoomStorage(database),
    accountLimits: { items, bytes },
    entitlementsFor: ({ subscriptionPlan, subscriptionStatus, paidUntil, now }) =>
      entitlementsOf(subscriptionStatus === 'active' || (paidUntil ?? 0) > now ? subscriptionPlan : 'free', {
        ...entitlementsOf('free'),
        ...freePlan,
      }),
  }
  const room = createRoom(parts)
  const roomForGuests = createRoom({ ...parts, isForGuests: true })
  const inTransaction = (addition: Addition, owner = userId) =>
    database.transaction((transaction) => room.claim(transaction, owner, addition))
  return {
    database,
    userId,
    claim: (addition: Addition, transaction?: Transaction) =>
      transaction === undefined ? inTransaction(addition) : room.claim(transaction, userId, addition),
    add: (addition: Addition, owner = userId, isByGuest = false) =>
      database.transaction(async (transaction) => {
        await (isByGuest ? roomForGuests : room).claim(transaction, owner, addition)
        await addItem(transaction, owner, addition)
      }),
    async held() {
      const totals = await readTotals(database.kysely, userId)
      if (totals === null) throw new Error('The account holds nothing.')
      return totals
    },
    columns: () => database.transaction((transaction) => room.columns(transaction, userId)),
    async change(values: {
      subscription_plan?: 'yearly'
      subscription_status: 'active' | 'canceled'
      paid_until?: RawBuilder<number>
    }) {
      await database.kysely.updateTable('users').set(values).where('id', '=', userId).execute()
    },
    async moveToTrash() {
      for (const table of ['saved_lists', 'saved_results', 'folders', 'projects'] as const)
        await database.kysely.updateTable(table).set({ deleted_at: 1 }).execute()
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

async function addItem(transaction: Transaction, userId: string, { kind, bytes }: Addition): Promise<void> {
  const head = { user_id: userId, name: 'Shoes', ...TIMES }
  const inserted = {
    list: () =>
      countNew(transaction, 'saved_lists', userId, () =>
        transaction
          .insertInto('saved_lists')
          .values({ ...head, bytes, word_count: 0, preview: '[]' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    result: () =>
      countNew(transaction, 'saved_results', userId, () =>
        transaction
          .insertInto('saved_results')
          .values({ ...head, bytes, combination_count: '0', preview: '[]', separator: '', wrap: '' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    folder: () =>
      countNew(transaction, 'folders', userId, () =>
        transaction
          .insertInto('folders')
          .values({ ...head, color: 'blue' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    project: () =>
      countNew(transaction, 'projects', userId, () =>
        transaction
          .insertInto('projects')
          .values({ ...head, bytes })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
  }
  await inserted[kind]()
}
