import { DATABASES } from '@wordloom/testing/database/database'
import { aShop } from '@wordloom/testing/payments/shop'
import { describe, expect, it } from 'vitest'
import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import { createTakeOver } from './take-over.ts'

const DAY = 24 * 60 * 60 * 1000
const PERMUTATIONS_MS = 120_000

const FREE = {
  subscription_plan: 'free',
  subscription_status: 'free',
  paid_until: null,
  stripe_subscription_id: null,
}

describe.each(DATABASES)('the state at the provider, on %s,', (kind) => {
  it(
    'I05 is stored from the latest request, in any order in which six answers can arrive',
    async () => {
      await using shop = await aShop(kind)
      const userId = await shop.aMember()
      await shop.change(userId, { stripe_customer_id: `sandbox_${userId}` })
      const life = aLife(`sandbox_${userId}`)
      const ends = new Set<string>()
      const orders = permutationsOf([0, 1, 2, 3, 4, 5])
      // PostgreSQL takes six times as long, so it gets every seventh.
      for (const order of orders.filter((_, at) => kind === 'sqlite' || at % 7 === 0)) {
        await shop.change(userId, FREE)
        const answers = life.map((subscription) => ({ subscription, ...Promise.withResolvers<void>() }))
        let asked = 0
        const list: PaymentProvider['list'] = async () => {
          const answer = answers[asked++]
          await answer?.promise
          return answer ? [answer.subscription] : []
        }
        const seller = { kind: 'sandbox', provider: { ...shop.provider, list } } as const
        const takeOver = createTakeOver({ storage: shop.storage, seller, tasks: shop.tasks })
        const taken: Promise<void>[] = []
        for (const _ of life) {
          taken.push(takeOver(userId))
          while (asked < taken.length) await new Promise(setImmediate)
        }
        for (const at of order) {
          answers[at]?.resolve()
          await taken[at]
        }
        const row = await shop.row(userId)
        ends.add([row.subscription_plan, row.subscription_status, row.stripe_subscription_id].join())
      }
      expect([...ends]).toEqual(['yearly,canceled,sub_1'])
    },
    PERMUTATIONS_MS,
  )

  it('never removes or changes a plan that was given', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'monthly')
    await shop.change(userId, { subscription_plan: 'friends_family', subscription_status: 'active' })
    await shop.takeOver(userId)
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'friends_family', status: 'active' })
    const [subscription] = await shop.provider.list(`sandbox_${userId}`)
    await shop.provider.endNow(subscription?.id ?? '')
    await shop.takeOver(userId)
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'friends_family', status: 'active' })
  })

  it('leaves a plan that an administrator set, until something is paid for', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.service.create(userId, 'monthly')
    await shop.change(userId, { subscription_plan: 'yearly', subscription_status: 'active' })
    await shop.takeOver(userId)
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'yearly', status: 'active' })
    await shop.subscribe(userId, 'monthly')
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'monthly', status: 'active' })
  })

  it('R11 starts the grace period when a renewal first failed', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'monthly')
    const paidUntil = (await shop.row(userId)).paid_until
    await shop.database.kysely.updateTable('sandbox_subscriptions').set({ status: 'past_due' }).execute()
    await shop.takeOver(userId)
    const first = await shop.row(userId)
    expect(first).toMatchObject({ subscription_status: 'past_due', paid_until: paidUntil })
    await shop.change(userId, { past_due_since: (first.past_due_since ?? 0) - 3 * DAY })
    await shop.takeOver(userId)
    expect((await shop.row(userId)).past_due_since).toBe((first.past_due_since ?? 0) - 3 * DAY)
    const { graceUntil } = await shop.service.status(userId)
    expect(Date.parse(graceUntil ?? '')).toBe((first.past_due_since ?? 0) + 4 * DAY)
    await shop.database.kysely.updateTable('sandbox_subscriptions').set({ status: 'active' }).execute()
    await shop.takeOver(userId)
    expect(await shop.row(userId)).toMatchObject({ subscription_status: 'active', past_due_since: null })
  })

  it('gives no plan for an unpaid subscription or an unknown price', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.service.create(userId, 'yearly')
    await shop.takeOver(userId)
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'free', status: 'free' })
    const customerId = `sandbox_${userId}`
    const foreign = { ...aLife(customerId)[1], plan: null } as ProviderSubscription
    const list = async () => [foreign]
    const seller = { kind: 'sandbox', provider: { ...shop.provider, list } } as const
    const takeOver = createTakeOver({ storage: shop.storage, seller, tasks: shop.tasks })
    await takeOver(userId)
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'free', status: 'free' })
    const known = {
      subscription_plan: 'yearly',
      subscription_status: 'active',
      stripe_subscription_id: foreign.id,
    }
    await shop.change(userId, known)
    await takeOver(userId)
    expect(await shop.row(userId)).toMatchObject(known)
  })

  it('is ended for sandbox purchases when plans are sold, and kept for sold plans when the sandbox is used', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'yearly')
    const stripe = { kind: 'stripe', provider: shop.provider } as const
    await createTakeOver({ storage: shop.storage, seller: stripe, tasks: shop.tasks })(userId)
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'free', status: 'free' })

    const sold = await shop.aMember()
    const standing = { subscription_plan: 'yearly', subscription_status: 'active' }
    await shop.change(sold, {
      ...standing,
      stripe_customer_id: 'cus_1',
      stripe_subscription_id: 'sub_1',
    })
    await shop.takeOver(sold)
    expect(await shop.row(sold)).toMatchObject({ ...standing, stripe_subscription_id: 'sub_1' })
  })
})

function aLife(customerId: string): readonly ProviderSubscription[] {
  const begun = {
    id: 'sub_1',
    customerId,
    plan: 'monthly',
    status: 'incomplete',
    periodEnd: null,
    endsAtPeriodEnd: false,
    createdAt: 0,
  } as const
  const paid = { ...begun, status: 'active', periodEnd: Date.now() + 30 * DAY } as const
  const changed = { ...paid, plan: 'yearly', periodEnd: Date.now() + 365 * DAY } as const
  return [
    begun,
    paid,
    { ...paid, endsAtPeriodEnd: true },
    paid,
    changed,
    { ...changed, endsAtPeriodEnd: true },
  ]
}

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => permutationsOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
