import { accounts, type PaidPlan, SUBSCRIPTION_MESSAGES, subscriptions } from '@wordloom/contract'
import { aPerson, PASSWORD } from '@wordloom/testing/accounts/person'
import { DATABASES, type DatabaseKind } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aStripe, CARDS } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it, vi } from 'vitest'

const TIME_LIMIT_MS = 10_000

const LATE_MS = 5_000

describe.concurrent.each(DATABASES)('plans that Stripe sells, on %s,', (kind) => {
  it('H08 are begun once, however many tabs on two instances ask at the same time', async () => {
    await using world = await aWorld(kind)
    const { app, stripe, ann } = world
    await using other = await anApp({ kind, settings: stripe.settings, beside: app })
    const headers = { cookie: `session=${ann.browser.cookies.get('session')}` }
    const { method, path: url } = subscriptions.create
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? other : app).inject({ method, url, headers, payload: { plan: 'monthly' } }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(1)
    expect(stripe.books.subscriptions.size).toBe(1)
    expect(stripe.books.customers.size).toBe(1)
    const begun = stripe.requests.filter(
      (each) => each.method === 'POST' && each.path === '/v1/subscriptions',
    )
    expect(begun).toHaveLength(1)
  })

  it('R11 are refused within 10 seconds while Stripe hangs, and begun once after that', async () => {
    await using world = await aWorld(kind)
    const { stripe } = world
    stripe.disturb('hangs', 'hangs')
    const started = performance.now()
    const refused = await world.create('monthly')
    expect(performance.now() - started).toBeLessThan(TIME_LIMIT_MS + LATE_MS)
    expect([refused.status, refused.json()]).toEqual([
      502,
      { code: 'bad_gateway', message: SUBSCRIPTION_MESSAGES.providerDown },
    ])
    await vi.waitFor(async () => expect((await world.create('monthly')).status).toBe(200), TIME_LIMIT_MS)
    expect(stripe.books.subscriptions.size).toBe(1)
  })

  it.each([
    'answers 500',
    'answers 409',
    'answers 429',
    'loses the answer',
    'breaks off',
    'is garbled',
  ] as const)('R11 are sold once even if Stripe repeatedly %s', async (disturbance) => {
    await using world = await aWorld(kind)
    const { stripe } = world
    stripe.disturb(...Array<typeof disturbance>(7).fill(disturbance))
    const statuses: number[] = []
    while (statuses.at(-1) !== 200 && statuses.length < 10) {
      statuses.push((await world.create('yearly')).status)
    }
    expect([...new Set(statuses)]).toEqual([502, 200])
    expect(stripe.books.subscriptions.size).toBe(1)
    expect(stripe.books.customers.size).toBe(1)
  })

  it('continue when a canceled customer changes to another plan that their bank must confirm', async () => {
    await using world = await aWorld(kind)
    const { stripe, ann } = world
    stripe.pay((await world.create('monthly')).reply().clientSecret ?? '')
    await ann.browser.call(subscriptions.refresh)
    expect((await ann.browser.call(subscriptions.cancel)).reply()).toMatchObject({ status: 'canceled' })
    const [id = ''] = [...stripe.books.subscriptions.keys()]
    stripe.setCard(id, CARDS.alwaysConfirmed)
    const { clientSecret } = (await world.create('yearly')).reply()
    expect(clientSecret).not.toBeNull()
    expect((await ann.browser.call(subscriptions.refresh)).reply()).toMatchObject({ plan: 'monthly' })
    if (stripe.pay(clientSecret ?? '', CARDS.alwaysConfirmed) === 'requires_action') {
      stripe.confirm(clientSecret ?? '', CARDS.alwaysConfirmed)
    }
    expect((await ann.browser.call(subscriptions.refresh)).reply()).toMatchObject({
      plan: 'yearly',
      status: 'active',
    })
    expect(stripe.books.subscriptions.get(id)?.cancel_at_period_end).toBe(false)
  })

  it('Q22 are ended when the account is deleted, even if Stripe is down at that moment', async () => {
    await using world = await aWorld(kind)
    const { stripe, ann, app } = world
    stripe.pay((await world.create('monthly')).reply().clientSecret ?? '')
    await ann.browser.call(subscriptions.refresh)
    stripe.disturb('answers 500', 'answers 500', 'answers 500')
    const body = { currentPassword: PASSWORD }
    expect((await ann.browser.call(accounts.remove, { body })).status).toBe(204)
    const { kysely, now } = app.database
    await vi.waitFor(async () => {
      const tasks = await kysely.selectFrom('payment_tasks').select(['attempts', 'leased_until']).execute()
      expect(tasks).toEqual([{ attempts: 1, leased_until: null }])
    }, TIME_LIMIT_MS)
    await kysely.updateTable('payment_tasks').set({ due_at: now }).execute()
    await using other = await anApp({ kind, settings: stripe.settings, beside: app })
    await other.listen({ host: '127.0.0.1', port: 0 })
    await vi.waitFor(() => {
      expect([...stripe.books.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled'])
    }, TIME_LIMIT_MS)
  })
})

async function aWorld(kind: DatabaseKind) {
  const stripe = await aStripe()
  const app = await anApp({ kind, settings: stripe.settings })
  const ann = await aPerson(app)
  return {
    stripe,
    app,
    ann,
    create: (plan: PaidPlan) => ann.browser.call(subscriptions.create, { body: { plan } }),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}
