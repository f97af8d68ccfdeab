import { DATABASES } from '@wordloom/testing/database/database'
import { aShop } from '@wordloom/testing/payments/shop'
import { soon } from '@wordloom/testing/soon'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

type Shop = Awaited<ReturnType<typeof aShop>>

describe.each(DATABASES)('subscriptions of deleted accounts, on %s,', (kind) => {
  it('end at the provider as soon as the account is deleted', async () => {
    await using shop = await aShop(kind)
    const { userId, ended } = await aSubscriber(shop)
    await remove(shop, userId)
    await soon(() => expect(ended()).toEqual([userId]))
    await soon(async () => expect(await tasksOf(shop)).toEqual([]))
  })

  it('Q22 end later when the provider is down, however often that fails', async () => {
    await using shop = await aShop(kind)
    const { userId, ended } = await aSubscriber(shop)
    shop.breakDown()
    await remove(shop, userId)
    await soon(async () => expect(await tasksOf(shop)).toMatchObject([{ attempts: 1, leased_until: null }]))
    const waits: number[] = []
    for (let attempt = 2; attempt <= 12; attempt++) {
      await makeDue(shop)
      await shop.tasks.run()
      const [task] = await tasksOf(shop)
      expect(task).toMatchObject({ attempts: attempt, last_error: expect.stringMatching(/./) })
      waits.push(task?.wait ?? 0)
    }
    expect(waits[0]).toBeGreaterThan(5_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60 * 60 * 1000)
    expect(waits.at(-1)).toBeGreaterThan(30 * 60 * 1000)
    expect(ended()).toEqual([])
    shop.repair()
    await makeDue(shop)
    await shop.tasks.run()
    expect([ended(), await tasksOf(shop)]).toEqual([[userId], []])
  })

  it('end once, whichever instance does it', async () => {
    await using shop = await aShop(kind)
    const other = await shop.anotherInstance()
    const members = await Promise.all(Array.from({ length: 6 }, () => aSubscriber(shop)))
    shop.breakDown()
    for (const { userId } of members) await remove(shop, userId)
    await soon(async () =>
      expect(
        (await tasksOf(shop)).filter(({ attempts, leased_until }) => attempts > 0 && leased_until === null),
      ).toHaveLength(6),
    )
    shop.repair()
    await makeDue(shop)
    await Promise.all([shop.tasks.run(), other.tasks.run()])
    const [{ ended }] = members as [Awaited<ReturnType<typeof aSubscriber>>]
    expect(ended().toSorted()).toEqual(members.map(({ userId }) => userId).toSorted())
    expect(await tasksOf(shop)).toEqual([])
  })

  it('are ended by another instance when the first one has crashed', async () => {
    await using shop = await aShop(kind)
    const { userId, ended } = await aSubscriber(shop)
    shop.breakDown()
    await remove(shop, userId)
    await soon(async () => expect(await tasksOf(shop)).toMatchObject([{ attempts: 1, leased_until: null }]))
    shop.repair()
    const { kysely, now } = shop.database
    await kysely
      .updateTable('payment_tasks')
      .set({ due_at: now, leased_until: sql`${now} + 60000` })
      .execute()
    await shop.tasks.run()
    expect(ended()).toEqual([])
    await kysely
      .updateTable('payment_tasks')
      .set({ leased_until: sql`${now} - 1` })
      .execute()
    await shop.tasks.run()
    expect(ended()).toEqual([userId])
  })

  it('stay when the deletion of the account fails', async () => {
    await using shop = await aShop(kind)
    const { userId, ended } = await aSubscriber(shop)
    const deletion = shop.database.transaction(async (transaction) => {
      await shop.tasks.forget(transaction, userId)
      throw new Error('The last administrator stays.')
    })
    await expect(deletion).rejects.toThrow('stays')
    expect([await tasksOf(shop), ended()]).toEqual([[], []])
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'monthly', status: 'active' })
  })

  it('are released by an account that stays, and are not attached again', async () => {
    await using shop = await aShop(kind)
    const { userId, ended } = await aSubscriber(shop)
    const answer = Promise.withResolvers<void>()
    let asked = 0
    shop.line.after = async (question) => {
      if (question === 'list' && asked++ === 0) await answer.promise
    }
    const late = shop.takeOver(userId)
    await soon(() => expect(asked).toBe(1))
    await shop.database.transaction(async (transaction) => {
      await shop.tasks.forget(transaction, userId)
      const given = { subscription_plan: 'yearly', subscription_status: 'active' } as const
      await transaction.updateTable('users').set(given).where('id', '=', userId).execute()
    })
    await soon(() => expect(ended()).toEqual([userId]))
    answer.resolve()
    await late
    await shop.takeOver(userId)
    expect(await shop.row(userId)).toMatchObject({
      subscription_plan: 'yearly',
      subscription_status: 'active',
      stripe_subscription_id: null,
      paid_until: null,
    })
  })

  it('also end when they were begun while the account was being deleted', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    shop.line.after = async (question) => {
      if (question !== 'begin') return
      const [begun] = await shop.provider.list(`sandbox_${userId}`)
      if (begun !== undefined) shop.keepBeyond(begun)
      // By now, every task for the account has finished.
      await shop.database.kysely.deleteFrom('users').where('id', '=', userId).execute()
    }
    await expect(shop.service.create(userId, 'monthly')).rejects.toMatchObject({ code: 'unauthorized' })
    await soon(() => expect(shop.endedBeyond).toEqual([`sandbox_${userId}`]))
    await soon(async () => expect(await tasksOf(shop)).toEqual([]))
  })

  it('also end when they were paid while the account was being deleted', async () => {
    await using shop = await aShop(kind)
    const { userId, ended } = await aSubscriber(shop)
    shop.line.after = async (question) => {
      if (question === 'payments') {
        await shop.database.kysely.deleteFrom('users').where('id', '=', userId).execute()
      }
    }
    await shop.takeOver(userId)
    await soon(() => expect(ended()).toEqual([userId]))
  })
})

async function aSubscriber(shop: Shop) {
  const userId = await shop.aMember()
  await shop.subscribe(userId, 'monthly')
  const [subscription] = await shop.provider.list(`sandbox_${userId}`)
  if (subscription === undefined) throw new Error('Nothing was sold.')
  shop.keepBeyond(subscription)
  return { userId, ended: () => shop.endedBeyond.map((id) => id.slice('sandbox_'.length)) }
}

function remove(shop: Shop, userId: string): Promise<void> {
  return shop.database.transaction(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).execute()
    await shop.tasks.forget(transaction, userId)
    await transaction.deleteFrom('users').where('id', '=', userId).execute()
  })
}

function tasksOf({ database }: Shop) {
  return database.kysely
    .selectFrom('payment_tasks')
    .selectAll()
    .select(sql<number>`due_at - ${database.now}`.as('wait'))
    .execute()
}

async function makeDue({ database }: Shop): Promise<void> {
  await database.kysely.updateTable('payment_tasks').set({ due_at: database.now }).execute()
}
