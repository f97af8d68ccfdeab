import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { aStripe, CARDS, type TestStripe } from './stripe.ts'

function aClient({ origin, keys }: TestStripe, key: string = keys.secretKey): Stripe {
  const { hostname, port } = new URL(origin)
  return new Stripe(key, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0, telemetry: false })
}

async function confirm({ origin, keys }: TestStripe, clientSecret: string, card: string) {
  const [id] = clientSecret.split('_secret_', 1)
  const body = new URLSearchParams({
    key: keys.publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
  })
  const answer = await fetch(`${origin}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
  return { status: answer.status, body: await answer.json() }
}

async function aFirstPayment(stripe: TestStripe): Promise<string> {
  const client = aClient(stripe)
  const { id: customer } = await client.customers.create({ email: 'ann@example.org' })
  const { latest_invoice: invoice } = await client.subscriptions.create({
    customer,
    items: [{ price: stripe.prices.monthly }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  return secret ?? ''
}

describe('the fake Stripe', () => {
  it.each([
    { changes: { colour: 'blue' }, code: 'parameter_unknown', param: 'colour' },
    {
      changes: { items: [{ price: 'price_monthly', colour: 'blue' }] },
      code: 'parameter_unknown',
      param: 'items[0][colour]',
    },
    { changes: { items: [{ price: 'price_1' }] }, code: 'resource_missing', param: 'items[0][price]' },
    { changes: { customer: 'cus_1' }, code: 'resource_missing', param: 'customer' },
    { changes: { payment_behavior: 'none' }, code: undefined, param: 'payment_behavior' },
    { changes: { expand: ['latest_invoice.payment_intent'] }, code: 'parameter_invalid', param: 'expand' },
  ])("refuses what Stripe doesn't know, as Stripe does: $changes", async ({ changes, code, param }) => {
    await using stripe = await aStripe()
    const client = aClient(stripe)
    const { id: customer } = await client.customers.create({ email: 'ann@example.org' })
    const order = { customer, items: [{ price: stripe.prices.monthly }], ...changes }
    await expect(client.subscriptions.create(order)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    })
  })

  it("refuses another account's key and an unknown endpoint", async () => {
    await using stripe = await aStripe()
    await expect(aClient(stripe, 'sk_test_other').customers.list()).rejects.toMatchObject({ statusCode: 401 })
    await expect(aClient(stripe).coupons.list()).rejects.toMatchObject({ statusCode: 404 })
  })

  it('answers an idempotency key as it did the first time, even with a failure', async () => {
    await using stripe = await aStripe()
    const client = aClient(stripe)
    const ann = { email: 'ann@example.org' }
    const first = await client.customers.create(ann, { idempotencyKey: 'one' })
    expect(await client.customers.create(ann, { idempotencyKey: 'one' })).toEqual(first)
    const eve = { email: 'eve@example.org' }
    await expect(client.customers.create(eve, { idempotencyKey: 'one' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
    stripe.disturb('answers 500')
    for (let time = 0; time < 2; time++) {
      await expect(client.customers.create(eve, { idempotencyKey: 'two' })).rejects.toMatchObject({
        statusCode: 500,
      })
    }
    expect(stripe.books.customers.size).toBe(1)
  })

  it('lets a page pay with the publishable key, if it knows the client secret', async () => {
    await using stripe = await aStripe()
    const secret = await aFirstPayment(stripe)
    const guess = `${secret.split('_secret_', 1)[0]}_secret_guessed`
    expect(await confirm(stripe, guess, CARDS.good)).toMatchObject({ status: 404 })
    expect(await confirm(stripe, secret, CARDS.declined)).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined' } },
    })
    expect(await confirm(stripe, secret, CARDS.confirmed)).toMatchObject({
      status: 200,
      body: { status: 'requires_action' },
    })
    stripe.confirm(secret)
    expect(await confirm(stripe, secret, CARDS.good)).toMatchObject({ status: 400 })
    expect([...stripe.books.subscriptions.values()]).toMatchObject([{ status: 'active' }])
  })

  it('ends periods at the last day of a shorter month', async () => {
    await using stripe = await aStripe()
    const secret = await aFirstPayment(stripe)
    stripe.pay(secret)
    const [subscription] = stripe.books.subscriptions.values()
    const item = subscription?.items.data[0]
    if (subscription === undefined || item === undefined) throw new Error('There is no subscription.')
    item.current_period_end = Date.UTC(2027, 0, 31, 12) / 1000
    stripe.turn(subscription.id)
    expect(new Date(item.current_period_end * 1000).toISOString()).toBe('2027-02-28T12:00:00.000Z')
  })
})
