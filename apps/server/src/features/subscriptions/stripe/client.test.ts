import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { aCustomer, aProvider, aSubscriber } from '@wordloom/testing/payments/stripe-subscriber'
import { aStripe, type Disturbance } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it } from 'vitest'

describe.concurrent('R11 while Stripe is disturbed', () => {
  const order = { plan: 'monthly', key: 'first' } as const

  it.each<Disturbance>(['breaks off', 'loses the answer', 'answers 409'])(
    'a request is retried once when Stripe %s, and begins one subscription',
    async (disturbance) => {
      await using buyer = await aCustomer()
      const { stripe, provider, customerId } = buyer
      stripe.disturb(disturbance)
      await provider.begin({ ...order, customerId })
      expect(stripe.books.subscriptions.size).toBe(1)
    },
  )

  it.each<Disturbance>(['breaks off', 'answers 409', 'answers 429', 'answers 500', 'is garbled'])(
    'a request fails as unreachable when Stripe %s twice, and is not sent a third time',
    async (disturbance) => {
      await using buyer = await aCustomer()
      const { stripe, provider, customerId } = buyer
      const before = stripe.requests.length
      stripe.disturb(disturbance, disturbance)
      await expect(provider.begin({ ...order, customerId })).rejects.toMatchObject({
        code: 'bad_gateway',
        message: SUBSCRIPTION_MESSAGES.providerDown,
      })
      expect(stripe.requests.length - before).toBeLessThanOrEqual(2)
    },
  )

  it('work done without an answer is found again by its key', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    stripe.disturb('loses the answer', 'loses the answer')
    await expect(provider.begin({ ...order, customerId })).rejects.toMatchObject({ code: 'bad_gateway' })
    const { subscription } = await provider.begin({ ...order, customerId })
    expect([...stripe.books.subscriptions.keys()]).toEqual([subscription.id])
  })

  it.each<Disturbance>(['hangs', 'trickles'])(
    'a caller waits less than 10 seconds when Stripe %s',
    async (disturbance) => {
      await using buyer = await aCustomer()
      const { stripe, provider, customerId } = buyer
      stripe.disturb(disturbance, disturbance)
      const before = performance.now()
      await expect(provider.begin({ ...order, customerId })).rejects.toMatchObject({ code: 'bad_gateway' })
      expect(performance.now() - before).toBeLessThan(10_000)
    },
  )

  it('no further step starts after the caller has given up', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, id } = buyer
    const asked = stripe.requests.length
    stripe.disturb('hangs', 'hangs')
    await expect(
      provider.change({ subscriptionId: id, plan: 'yearly', key: 'second' }),
    ).rejects.toMatchObject({ code: 'bad_gateway' })
    expect(stripe.requests.slice(asked).map(({ method }) => method)).toEqual(['GET', 'GET'])
    expect(await buyer.read()).toMatchObject({ plan: 'monthly' })
  })

  it('Stripe is unreachable when nothing listens', async () => {
    const stripe = await aStripe()
    const provider = aProvider(stripe)
    await stripe[Symbol.asyncDispose]()
    await expect(provider.read('sub_1')).rejects.toMatchObject({ code: 'bad_gateway' })
  })

  it('an unknown key is not retried, and stays out of error messages', async () => {
    await using buyer = await aCustomer()
    const { stripe } = buyer
    const keys = { ...stripe.keys, secretKey: 'sk_test_of_somebody_else' }
    const asked = stripe.requests.length
    const failure = await aProvider({ ...stripe, keys })
      .read('sub_1')
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'bad_gateway' })
    expect(stripe.requests).toHaveLength(asked + 1)
    expect(JSON.stringify([failure, String((failure as Error).cause)])).not.toContain('somebody_else')
  })
})
