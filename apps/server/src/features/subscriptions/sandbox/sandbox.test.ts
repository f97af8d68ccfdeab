import { type PaidPlan, SUBSCRIPTION_MESSAGES, subscriptions } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES, type DatabaseKind } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const SUCCEEDS = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const ASKS = '4000 0025 0000 3155'
const DAY = 24 * 60 * 60 * 1000

describe.each(DATABASES)('the sandbox, on %s,', (kind) => {
  it('sells a plan for a test card, which takes effect immediately', async () => {
    await using world = await aWorld(kind)
    const clientSecret = await world.order('monthly')
    expect(await world.status()).toEqual({ plan: 'free', status: 'free', paidUntil: null, graceUntil: null })
    expect(await world.pay(clientSecret, SUCCEEDS)).toEqual([200, { status: 'succeeded' }])
    const { paidUntil, ...standing } = await world.status()
    expect(standing).toEqual({ plan: 'monthly', status: 'active', graceUntil: null })
    const days = (Date.parse(paidUntil ?? '') - Date.now()) / DAY
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThanOrEqual(31)
    expect(await world.payments()).toEqual([[900, 'usd', 'paid']])
    expect((await world.browser.call(subscriptions.entitlements)).reply().columns).toBe(6)
  })

  it('declines a card, and lets the person try another one', async () => {
    await using world = await aWorld(kind)
    const clientSecret = await world.order('yearly')
    expect(await world.pay(clientSecret, DECLINED)).toEqual([
      402,
      { code: 'card_declined', message: SUBSCRIPTION_MESSAGES.cardDeclined },
    ])
    expect(await world.status()).toMatchObject({ plan: 'free' })
    expect(await world.pay(clientSecret, '4242424242424242')).toEqual([200, { status: 'succeeded' }])
    expect(await world.payments()).toEqual([[8900, 'usd', 'paid']])
  })

  it('asks for a confirmation of some cards', async () => {
    await using world = await aWorld(kind)
    const clientSecret = await world.order('monthly')
    expect(await world.pay(clientSecret, ASKS)).toEqual([200, { status: 'needs_confirmation' }])
    expect(await world.status()).toMatchObject({ plan: 'free' })
    expect(await world.pay(clientSecret, ASKS, true)).toEqual([200, { status: 'succeeded' }])
    expect(await world.status()).toMatchObject({ plan: 'monthly', status: 'active' })
  })

  it.each(['', '4242', '5555 5555 5555 4444', 'constructor', '٤٢٤٢'])(
    'takes no other card: %j',
    async (card) => {
      await using world = await aWorld(kind)
      const [status, body] = await world.pay(await world.order('monthly'), card)
      expect([status, body]).toEqual([
        400,
        {
          code: 'bad_request',
          message: SUBSCRIPTION_MESSAGES.notATestCard,
          fields: { cardNumber: SUBSCRIPTION_MESSAGES.notATestCard },
        },
      ])
    },
  )

  it('opens a payment only to its own account', async () => {
    await using world = await aWorld(kind)
    const clientSecret = await world.order('monthly')
    const other = await aPerson(world.app)
    const body = { clientSecret, cardNumber: SUCCEEDS }
    expect((await other.browser.call(subscriptions.payInSandbox, { body })).status).toBe(404)
    expect((await other.browser.call(subscriptions.status)).reply()).toMatchObject({ plan: 'free' })
    expect((await world.pay('sandbox_secret_guess', SUCCEEDS))[0]).toBe(404)
  })

  it('charges once for ten concurrent payments', async () => {
    await using world = await aWorld(kind)
    const clientSecret = await world.order('monthly')
    const paid = await Promise.all(Array.from({ length: 10 }, () => world.pay(clientSecret, SUCCEEDS)))
    expect(paid.map(([status]) => status)).toEqual(Array(10).fill(200))
    expect(await world.payments()).toEqual([[900, 'usd', 'paid']])
  })

  it('changes to a more expensive plan when the difference is paid, and to a cheaper one immediately', async () => {
    await using world = await aWorld(kind)
    await world.subscribe('monthly')
    const secret = await world.order('yearly')
    expect(await world.status()).toMatchObject({ plan: 'monthly', status: 'active' })
    expect(await world.order('yearly')).toBe(secret)
    expect(await world.pay(secret, SUCCEEDS)).toEqual([200, { status: 'succeeded' }])
    expect(await world.status()).toMatchObject({ plan: 'yearly', status: 'active' })
    expect(await world.payments()).toEqual([
      [8000, 'usd', 'paid'],
      [900, 'usd', 'paid'],
    ])
    expect((await world.create('monthly')).reply()).toEqual({ clientSecret: null })
    expect(await world.status()).toMatchObject({ plan: 'monthly', status: 'active' })
  })

  it('renews automatically every month', async () => {
    await using world = await aWorld(kind)
    await world.subscribe('monthly')
    await world.age(80 * DAY)
    expect((await world.browser.call(subscriptions.refresh)).reply()).toMatchObject({ status: 'active' })
    expect(await world.payments()).toEqual(Array(3).fill([900, 'usd', 'paid']))
  })

  it('keeps a canceled plan until the end of its period, and then ends it', async () => {
    await using world = await aWorld(kind)
    await world.subscribe('yearly')
    const { paidUntil } = await world.status()
    expect((await world.browser.call(subscriptions.cancel)).reply()).toEqual({
      plan: 'yearly',
      status: 'canceled',
      paidUntil,
      graceUntil: null,
    })
    expect((await world.browser.call(subscriptions.entitlements)).reply().columns).toBe(6)
    await world.age(400 * DAY)
    expect((await world.browser.call(subscriptions.entitlements)).reply().columns).toBe(3)
    expect((await world.browser.call(subscriptions.refresh)).reply()).toEqual({
      plan: 'free',
      status: 'free',
      paidUntil: null,
      graceUntil: null,
    })
    expect(await world.payments()).toHaveLength(1)
  })
})

async function aWorld(kind: DatabaseKind) {
  const app = await anApp({ kind })
  const { id, browser } = await aPerson(app)
  const create = (plan: PaidPlan) => browser.call(subscriptions.create, { body: { plan } })
  const order = async (plan: PaidPlan): Promise<string> => {
    const { clientSecret } = (await create(plan)).reply()
    if (clientSecret === null) throw new Error('There is nothing to pay.')
    return clientSecret
  }
  const pay = async (clientSecret: string, cardNumber: string, isConfirmed?: boolean) => {
    const body = { clientSecret, cardNumber, ...(isConfirmed !== undefined && { isConfirmed }) }
    const answer = await browser.call(subscriptions.payInSandbox, { body })
    return [answer.status, answer.json()] as const
  }
  return {
    app,
    browser,
    create,
    order,
    pay,
    subscribe: async (plan: PaidPlan) => pay(await order(plan), SUCCEEDS),
    status: async () => (await browser.call(subscriptions.status)).reply(),
    payments: async () =>
      (await browser.call(subscriptions.payments))
        .reply()
        .map(({ amount, currency, status }) => [amount, currency, status]),
    async age(milliseconds: number): Promise<void> {
      const earlier = (column: string) => sql<number>`${sql.ref(column)} - ${milliseconds}`
      const { kysely } = app.database
      await kysely
        .updateTable('sandbox_subscriptions')
        .set({ period_end: earlier('period_end'), created_at: earlier('created_at') })
        .execute()
      await kysely
        .updateTable('users')
        .set({ paid_until: earlier('paid_until') })
        .where('id', '=', id)
        .execute()
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}
