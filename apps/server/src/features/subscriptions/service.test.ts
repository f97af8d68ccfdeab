import { RATE_LIMITS, SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { DATABASES } from '@wordloom/testing/database/database'
import { aShop } from '@wordloom/testing/payments/shop'
import { soon } from '@wordloom/testing/soon'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../errors.ts'

const CARD = '4242424242424242'

describe.each(DATABASES)('a subscription, on %s,', (kind) => {
  it('H08 is begun once, however many tabs on many instances ask at the same time', async () => {
    await using shop = await aShop(kind)
    const other = await shop.anotherInstance()
    const userId = await shop.aMember()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? other : shop).service.create(userId, 'monthly')),
    )
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(answers[0]?.clientSecret).toMatch(/^sandbox_secret_/)
    expect(shop.line.asked.filter((question) => question === 'begin')).toHaveLength(1)
    expect(shop.line.asked.filter((question) => question === 'createCustomer')).toHaveLength(1)
    expect(await shop.alive()).toEqual([{ userId, plan: 'monthly', status: 'incomplete' }])
  })

  it('is only one, even when two tabs ask for different plans at the same time', async () => {
    await using shop = await aShop(kind)
    const other = await shop.anotherInstance()
    const userId = await shop.aMember()
    const answers = await Promise.all([
      shop.service.create(userId, 'monthly'),
      other.service.create(userId, 'yearly'),
    ])
    expect(await shop.alive()).toHaveLength(1)
    const payments = answers.map(({ clientSecret }) =>
      shop.checkout.pay(userId, { clientSecret: clientSecret ?? '', cardNumber: CARD }),
    )
    const outcomes = await Promise.allSettled(payments)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.service.payments(userId)).toHaveLength(1)
    expect(await shop.alive()).toMatchObject([{ status: 'active' }])
  })

  it('R11 is begun once even if the answer to the first attempt was lost', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    shop.line.after = async (question) => {
      if (question === 'begin') throw new RequestError('bad_gateway')
    }
    await expect(shop.service.create(userId, 'monthly')).rejects.toMatchObject({ code: 'bad_gateway' })
    shop.line.after = async () => {}
    expect((await shop.service.create(userId, 'monthly')).clientSecret).toMatch(/^sandbox_secret_/)
    expect(await shop.alive()).toHaveLength(1)
  })

  it('R11 is refused in time while the provider does not answer, and then takes no later step', async () => {
    await using shop = await aShop(kind, { timeLimitMs: 300 })
    const userId = await shop.aMember()
    const answer = Promise.withResolvers<void>()
    shop.line.after = (question) => (question === 'list' ? answer.promise : Promise.resolve())
    const started = performance.now()
    const waiting = [shop.service.create(userId, 'monthly'), shop.service.create(userId, 'monthly')]
    for (const each of await Promise.allSettled(waiting)) {
      expect(each).toMatchObject({
        status: 'rejected',
        reason: { code: 'bad_gateway', message: SUBSCRIPTION_MESSAGES.providerDown },
      })
    }
    expect(performance.now() - started).toBeLessThan(10_000)
    shop.line.after = async () => {}
    answer.resolve()
    await soon(async () => expect((await shop.row(userId)).subscription_busy_until).toBeNull())
    expect(shop.line.asked).not.toContain('begin')
    expect((await shop.service.create(userId, 'monthly')).clientSecret).not.toBeNull()
  })

  it('can be begun again when the instance that was about to has crashed', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.change(userId, { subscription_busy_until: sql`${shop.database.now} + 400` })
    expect((await shop.service.create(userId, 'monthly')).clientSecret).not.toBeNull()
  })

  it('is not sold twice, and not to accounts that were given a plan', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'monthly')
    await expect(shop.service.create(userId, 'monthly')).rejects.toMatchObject({
      code: 'conflict',
      message: SUBSCRIPTION_MESSAGES.alreadySubscribed,
    })
    await shop.change(userId, { subscription_plan: 'friends_family' })
    await expect(shop.service.create(userId, 'yearly')).rejects.toMatchObject({
      message: SUBSCRIPTION_MESSAGES.givenPlan,
    })
    await expect(shop.service.cancel(userId)).rejects.toMatchObject({
      message: SUBSCRIPTION_MESSAGES.nothingToCancel,
    })
  })

  it('is canceled once by ten concurrent requests, and can be resumed', async () => {
    await using shop = await aShop(kind)
    const other = await shop.anotherInstance()
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'monthly')
    const canceled = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? other : shop).service.cancel(userId)),
    )
    expect(new Set(canceled.map(({ status }) => status))).toEqual(new Set(['canceled']))
    expect(shop.line.asked.filter((question) => question === 'setEndsAtPeriodEnd')).toHaveLength(1)
    expect(await shop.service.resume(userId)).toMatchObject({ plan: 'monthly', status: 'active' })
    await expect(shop.service.resume(userId)).rejects.toMatchObject({
      message: SUBSCRIPTION_MESSAGES.nothingToResume,
    })
  })

  it('is resumed by subscribing to the same plan, with nothing to pay', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'monthly')
    await shop.service.cancel(userId)
    expect(await shop.service.create(userId, 'monthly')).toEqual({ clientSecret: null })
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'monthly', status: 'active' })
  })

  it.each([
    ['monthly', 'yearly'],
    ['yearly', 'monthly'],
  ] as const)(
    'continues when another plan is chosen after a cancellation: from %s to %s',
    async (before, after) => {
      await using shop = await aShop(kind)
      const userId = await shop.aMember()
      await shop.subscribe(userId, before)
      await shop.service.cancel(userId)
      await shop.subscribe(userId, after)
      expect(await shop.service.status(userId)).toMatchObject({ plan: after, status: 'active' })
      expect(await shop.alive()).toEqual([{ userId, plan: after, status: 'active' }])
    },
  )

  it('must be paid first if it could not be charged, or ends immediately', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'monthly')
    await shop.database.kysely.updateTable('sandbox_subscriptions').set({ status: 'past_due' }).execute()
    await expect(shop.service.create(userId, 'yearly')).rejects.toMatchObject({
      message: SUBSCRIPTION_MESSAGES.payFirst,
    })
    await shop.service.create(userId, 'monthly')
    expect(shop.line.asked).toContain('resumePayment')
    expect(await shop.alive()).toEqual([{ userId, plan: 'monthly', status: 'past_due' }])
    expect(await shop.service.cancel(userId)).toMatchObject({ plan: 'free', status: 'free' })
  })

  it('can be neither canceled nor resumed if it does not exist', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await expect(shop.service.cancel(userId)).rejects.toMatchObject({
      code: 'conflict',
      message: SUBSCRIPTION_MESSAGES.nothingToCancel,
    })
    await expect(shop.service.resume(userId)).rejects.toMatchObject({
      message: SUBSCRIPTION_MESSAGES.nothingToResume,
    })
    await shop.service.create(userId, 'monthly')
    await expect(shop.service.cancel(userId)).rejects.toMatchObject({
      message: SUBSCRIPTION_MESSAGES.nothingToCancel,
    })
  })

  it('is begun with a new customer if the provider no longer knows the old one', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.service.create(userId, 'monthly')
    await shop.database.kysely.deleteFrom('sandbox_subscriptions').execute()
    let begun = 0
    shop.line.before = async (question) => {
      if (question === 'begin' && begun++ === 0) throw new RequestError('not_found')
    }
    shop.line.asked.length = 0
    expect((await shop.service.create(userId, 'yearly')).clientSecret).toMatch(/^sandbox_secret_/)
    expect(shop.line.asked).toEqual(['list', 'begin', 'createCustomer', 'list', 'begin'])
  })

  it('has a limited number of requests to the provider', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    const { most } = RATE_LIMITS.paymentsPerAccount
    for (let request = 0; request < most; request++) await shop.service.refresh(userId)
    await expect(shop.service.refresh(userId)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(shop.service.create(userId, 'monthly')).rejects.toMatchObject({ code: 'too_many_requests' })
    await shop.service.create(await shop.aMember(), 'monthly')
  })

  it('I11 takes effect only when the provider confirms it', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.service.create(userId, 'yearly')
    expect(await shop.service.refresh(userId)).toMatchObject({ plan: 'free', status: 'free' })
  })

  it('R11 stays unchanged while the provider cannot be asked', async () => {
    await using shop = await aShop(kind)
    const userId = await shop.aMember()
    await shop.subscribe(userId, 'yearly')
    shop.breakDown()
    for (const change of [shop.service.refresh, shop.service.cancel, shop.service.resume]) {
      await expect(change(userId)).rejects.toMatchObject({ code: 'bad_gateway' })
    }
    expect(await shop.service.status(userId)).toMatchObject({ plan: 'yearly', status: 'active' })
    expect(await shop.service.entitlements(userId)).toMatchObject({ columns: 6 })
  })
})
