import { aCustomer, aProvider, aSubscriber } from '@wordloom/testing/payments/stripe-subscriber'
import { CARDS } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it } from 'vitest'

const DAY = 86_400_000

describe('a customer', () => {
  it('is created with the address and the name, and with our user id', async () => {
    await using buyer = await aCustomer()
    expect(buyer.stripe.books.customers.get(buyer.customerId)).toMatchObject({
      email: 'ann@example.org',
      name: 'Ann',
      metadata: { user_id: 'ann' },
    })
  })

  it('is the same when requested again, even if the answer was lost', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    const ann = { userId: 'ann', email: 'ann@example.org', name: null }
    expect(await provider.createCustomer(ann)).toBe(customerId)

    const eve = { userId: 'eve', email: 'eve@example.org', name: null }
    stripe.disturb(null, 'loses the answer', 'loses the answer')
    await expect(provider.createCustomer(eve)).rejects.toMatchObject({ code: 'bad_gateway' })
    const [, made] = stripe.books.customers.keys()
    expect(await provider.createCustomer(eve)).toBe(made)
    expect(stripe.books.customers.size).toBe(2)
  })

  it('is a different one for another account with the same address', async () => {
    await using buyer = await aCustomer()
    const other = { userId: 'bob', email: 'ann@example.org', name: null }
    expect(await buyer.provider.createCustomer(other)).not.toBe(buyer.customerId)
  })
})

describe('the address of a customer', () => {
  it('is changed for a known customer, and ignored for an unknown one', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    await provider.setEmail(customerId, 'ann@new.example')
    expect(stripe.books.customers.get(customerId)).toMatchObject({ email: 'ann@new.example', name: 'Ann' })
    await expect(provider.setEmail('cus_gone', 'ann@new.example')).resolves.toBeUndefined()
  })
})

describe('a subscription', () => {
  it('begins unpaid, with the secret that opens its payment on the page', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    const before = Date.now()
    const { subscription, clientSecret } = await provider.begin({ customerId, plan: 'yearly', key: 'first' })

    expect(stripe.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/v1/subscriptions',
      parameters: {
        customer: customerId,
        'items[0][price]': stripe.prices.yearly,
        payment_behavior: 'default_incomplete',
        'payment_settings[save_default_payment_method]': 'on_subscription',
        'expand[0]': 'latest_invoice.confirmation_secret',
      },
      idempotencyKey: 'first',
      status: 200,
    })
    expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
    expect(subscription).toMatchObject({
      customerId,
      plan: 'yearly',
      status: 'incomplete',
      endsAtPeriodEnd: false,
    })
    expect(subscription.createdAt).toBeGreaterThan(before - 2000)
    expect(await provider.resumePayment(subscription.id)).toEqual({ subscription, clientSecret })
  })

  it('begins once however often the same key is sent, and refuses the key for a different order', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    const order = { customerId, plan: 'monthly', key: 'first' } as const
    const all = await Promise.all(Array.from({ length: 10 }, () => provider.begin(order)))
    expect(new Set(all.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(stripe.books.subscriptions.size).toBe(1)
    await expect(provider.begin({ ...order, plan: 'yearly' })).rejects.toMatchObject({ code: 'bad_gateway' })
    expect(stripe.books.subscriptions.size).toBe(1)
  })

  it('is active once it has been paid, and then has no open payment', async () => {
    await using buyer = await aSubscriber()
    const { provider, id, read } = buyer
    const subscription = await read()
    expect(subscription).toMatchObject({ id, plan: 'monthly', status: 'active', endsAtPeriodEnd: false })
    const days = ((subscription?.periodEnd ?? 0) - (subscription?.createdAt ?? 0)) / DAY
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
    expect(await provider.resumePayment(id)).toEqual({ subscription, clientSecret: null })
  })

  it.each([
    { card: CARDS.declined, outcome: 'declined' },
    { card: CARDS.confirmed, outcome: 'requires_action' },
  ])('keeps waiting while its payment is $outcome, and can be paid later', async ({ card, outcome }) => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    const { subscription, clientSecret } = await provider.begin({ customerId, plan: 'monthly', key: 'first' })
    expect(stripe.pay(clientSecret ?? '', card)).toBe(outcome)
    expect(await provider.resumePayment(subscription.id)).toEqual({ subscription, clientSecret })
    if (outcome === 'declined') stripe.pay(clientSecret ?? '', CARDS.good)
    else stripe.confirm(clientSecret ?? '')
    expect(await provider.read(subscription.id)).toEqual({ ...subscription, status: 'active' })
  })

  it('is over when nobody makes its first payment', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    const { subscription } = await provider.begin({ customerId, plan: 'monthly', key: 'first' })
    stripe.expire(subscription.id)
    expect(await provider.resumePayment(subscription.id)).toEqual({
      subscription: { ...subscription, status: 'ended' },
      clientSecret: null,
    })
  })

  it('has no plan if its price is not one of ours', async () => {
    await using buyer = await aSubscriber()
    const prices = { monthly: 'price_new_monthly', yearly: 'price_new_yearly' }
    const later = aProvider({ ...buyer.stripe, prices })
    expect(await later.read(buyer.id)).toMatchObject({ plan: null, status: 'active' })
  })

  it.each([
    { said: 'trialing', status: 'active' },
    { said: 'unpaid', status: 'past_due' },
    { said: 'paused', status: 'past_due' },
    { said: 'something new', status: 'past_due' },
    { said: 'incomplete_expired', status: 'ended' },
    { said: 'canceled', status: 'ended' },
  ])('is $status when Stripe calls it $said', async ({ said, status }) => {
    await using buyer = await aSubscriber()
    const subscription = buyer.stripe.books.subscriptions.get(buyer.id)
    Object.assign(subscription ?? {}, { status: said })
    expect(await buyer.read()).toMatchObject({ status })
  })

  it('is listed with earlier ones, latest first', async () => {
    await using buyer = await aSubscriber()
    const { provider, customerId, id } = buyer
    await provider.endNow(id)
    const { subscription } = await provider.begin({ customerId, plan: 'yearly', key: 'second' })
    const all = await provider.list(customerId)
    expect(all.map((each) => [each.id, each.status])).toEqual([
      [subscription.id, 'incomplete'],
      [id, 'ended'],
    ])
  })

  it('is unknown to a provider without it, and so are an unknown customer and their payments', async () => {
    await using buyer = await aCustomer()
    const { provider } = buyer
    expect(await provider.read('sub_unknown')).toBeNull()
    expect(await provider.list('cus_unknown')).toEqual([])
    expect(await provider.payments('cus_unknown')).toEqual([])
    const order = { customerId: 'cus_unknown', plan: 'monthly', key: 'first' } as const
    await expect(provider.begin(order)).rejects.toMatchObject({ code: 'not_found' })
  })
})
