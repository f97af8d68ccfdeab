import { DATABASES } from '@wordloom/testing/database/database'
import { aShop } from '@wordloom/testing/payments/shop'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createStaleStorage } from './stale-storage.ts'

type Shop = Awaited<ReturnType<typeof aShop>>

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe.each(DATABASES)('a change that the provider could not report, on %s,', (kind) => {
  it('I08 is found out within the hour', async () => {
    await using shop = await aShop(kind)
    const ann = await aSubscriber(shop)
    const free = await shop.aMember()
    await endAllAtProvider(shop)
    await pass(shop, HOUR - 10_000)
    await shop.reconciliation.run()
    expect(await plansOf(shop, ann, free)).toEqual(['monthly', 'free'])
    await pass(shop, 20_000)
    await shop.reconciliation.run()
    expect(await plansOf(shop, ann, free)).toEqual(['free', 'free'])
  })

  it('includes a payment by a person who never came back to the page', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.service.create(userId, 'yearly')
    await shop.database.kysely
      .updateTable('sandbox_subscriptions')
      .set({ status: 'active', period_end: ago(shop, -365 * DAY) })
      .execute()
    await pass(shop, HOUR + 1000)
    await shop.reconciliation.run()
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'yearly', status: 'active' })
  })

  it('is not asked for accounts that never paid', async () => {
    await using shop = await aShop(kind)
    await shop.aMember()
    const begunLongAgo = await shop.aMember()
    await shop.service.create(begunLongAgo, 'monthly')
    await shop.change(begunLongAgo, { subscription_begun_at: ago(shop, 2 * DAY) })
    await pass(shop, 2 * DAY)
    shop.line.asked.length = 0
    await shop.reconciliation.run()
    expect(shop.line.asked).toEqual([])
    await createStaleStorage(shop.database).purge()
    expect(await shop.row(begunLongAgo)).toMatchObject({ subscription_begun_at: null })
  })

  it('is asked for once, however many instances run', async () => {
    await using shop = await aShop(kind)
    const other = await shop.anotherInstance()
    for (let member = 0; member < 10; member++) await aSubscriber(shop)
    await pass(shop, HOUR + 1000)
    shop.line.asked.length = 0
    await Promise.all([shop.reconciliation.run(), other.reconciliation.run()])
    expect(shop.line.asked.filter((question) => question === 'list')).toHaveLength(10)
  })

  it('ends a plan seven days after its paid period, and restores it as soon as the provider answers', async () => {
    await using shop = await aShop(kind)
    const userId = await aSubscriber(shop)
    const columns = async () => (await shop.service.entitlements(userId)).columns
    expect((await shop.service.status(userId)).graceUntil).toBeNull()
    shop.breakDown()
    await shop.change(userId, { paid_until: ago(shop, 6 * DAY) })
    await pass(shop, HOUR + 1000)
    await shop.reconciliation.run()
    expect(await columns()).toBe(6)
    await shop.change(userId, { paid_until: ago(shop, 40 * DAY) })
    await shop.reconciliation.run()
    expect(await columns()).toBe(3)
    const { status, paidUntil, graceUntil } = await shop.service.status(userId)
    expect(status).toBe('active')
    expect(Date.parse(graceUntil ?? '') - Date.parse(paidUntil ?? '')).toBe(7 * DAY)
    shop.repair()
    await pass(shop, HOUR + 1000)
    await shop.reconciliation.run()
    expect(await columns()).toBe(6)
    expect((await shop.service.status(userId)).graceUntil).toBeNull()
  })

  it('is asked for again an hour later while the provider is down, and not for every account then', async () => {
    await using shop = await aShop(kind)
    const members: string[] = []
    for (let member = 0; member < 20; member++) members.push(await aSubscriber(shop))
    await endAllAtProvider(shop)
    await pass(shop, HOUR + 1000)
    shop.breakDown()
    shop.line.asked.length = 0
    await shop.reconciliation.run()
    expect(shop.line.asked.filter((question) => question === 'list')).toHaveLength(8)
    expect(new Set(await plansOf(shop, ...members))).toEqual(new Set(['monthly']))
    shop.repair()
    await pass(shop, HOUR + 1000)
    await shop.reconciliation.run()
    expect(new Set(await plansOf(shop, ...members))).toEqual(new Set(['free']))
  })
})

async function aSubscriber(shop: Shop): Promise<string> {
  const userId = await shop.aMember()
  await shop.subscribe(userId, 'monthly')
  await shop.change(userId, { subscription_begun_at: null })
  return userId
}

async function endAllAtProvider({ database }: Shop): Promise<void> {
  await database.kysely.updateTable('sandbox_subscriptions').set({ status: 'ended' }).execute()
}

async function pass({ database }: Shop, milliseconds: number): Promise<void> {
  await database.kysely
    .updateTable('users')
    .set((user) => ({ subscription_checked_at: user('subscription_checked_at', '-', milliseconds) }))
    .execute()
}

function ago({ database }: Shop, milliseconds: number) {
  return sql<number>`${database.now} - ${milliseconds}`
}

async function plansOf(shop: Shop, ...members: readonly string[]): Promise<string[]> {
  return Promise.all(members.map(async (userId) => (await shop.service.status(userId)).plan))
}
