import { aSubscriber } from '@wordloom/testing/payments/stripe-subscriber'
import { CARDS } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it } from 'vitest'

const DAY = 86_400_000

describe('a change to another plan', () => {
  it('is charged immediately, less the rest of the paid period', async () => {
    await using buyer = await aSubscriber()
    const { provider, customerId, id, read } = buyer
    const { subscription, clientSecret } = await provider.change({
      subscriptionId: id,
      plan: 'yearly',
      key: 'second',
    })
    expect(clientSecret).toBeNull()
    expect(subscription).toMatchObject({ id, plan: 'yearly', status: 'active' })
    const days = ((subscription.periodEnd ?? 0) - Date.now()) / DAY
    expect(Math.round(days)).toBeGreaterThanOrEqual(365)
    expect(await read()).toEqual(subscription)
    const [payment] = await provider.payments(customerId)
    expect(payment).toMatchObject({ amount: 8000, status: 'paid' })
  })

  it('waits if the card is declined, and takes effect when another card pays', async () => {
    await using buyer = await aSubscriber(CARDS.declinedLater)
    const { stripe, provider, id, read } = buyer
    const order = { subscriptionId: id, plan: 'yearly', key: 'second' } as const
    const { subscription, clientSecret } = await provider.change(order)
    expect(subscription).toMatchObject({ plan: 'monthly', status: 'active' })
    expect(await provider.change(order)).toEqual({ subscription, clientSecret })
    stripe.pay(clientSecret ?? '', CARDS.good)
    expect(await read()).toMatchObject({ id, plan: 'yearly', status: 'active' })
  })

  it('waits until the payment is confirmed, if the bank demands that', async () => {
    await using buyer = await aSubscriber(CARDS.alwaysConfirmed)
    const { stripe, provider, id, read } = buyer
    const { clientSecret } = await provider.change({ subscriptionId: id, plan: 'yearly', key: 'second' })
    expect(await read()).toMatchObject({ plan: 'monthly' })
    stripe.confirm(clientSecret ?? '')
    expect(await read()).toMatchObject({ plan: 'yearly' })
  })

  it('to a cheaper plan is paid from credit, and so are the months after it', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, customerId, id, read } = buyer
    await provider.change({ subscriptionId: id, plan: 'yearly', key: 'second' })
    const before = await provider.payments(customerId)
    const { subscription, clientSecret } = await provider.change({
      subscriptionId: id,
      plan: 'monthly',
      key: 'third',
    })
    expect(clientSecret).toBeNull()
    expect(subscription).toMatchObject({ plan: 'monthly', status: 'active' })
    stripe.turn(id)
    expect(await read()).toMatchObject({ status: 'active' })
    expect(await provider.payments(customerId)).toEqual(before)
  })

  it('leaves a cancellation in place', async () => {
    await using buyer = await aSubscriber()
    const { provider, id, read } = buyer
    await provider.setEndsAtPeriodEnd(id, true)
    await provider.change({ subscriptionId: id, plan: 'yearly', key: 'second' })
    expect(await read()).toMatchObject({ plan: 'yearly', endsAtPeriodEnd: true })
    expect(await provider.setEndsAtPeriodEnd(id, false)).toMatchObject({ endsAtPeriodEnd: false })
  })
})

describe('a cancellation', () => {
  it('lets the period run out, and can be undone until then', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, id, read } = buyer
    const before = await read()
    expect(await provider.setEndsAtPeriodEnd(id, true)).toEqual({ ...before, endsAtPeriodEnd: true })
    expect(await read()).toEqual({ ...before, endsAtPeriodEnd: true })
    expect(await provider.setEndsAtPeriodEnd(id, false)).toEqual(before)
    await provider.setEndsAtPeriodEnd(id, true)
    stripe.turn(id)
    expect(await read()).toMatchObject({ status: 'ended' })
  })

  it('changes nothing if it was already made or the subscription is over', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, id } = buyer
    await provider.setEndsAtPeriodEnd(id, true)
    const changes = stripe.requests.filter(({ method }) => method === 'POST').length
    await provider.setEndsAtPeriodEnd(id, true)
    await provider.endNow(id)
    expect(await provider.setEndsAtPeriodEnd(id, false)).toMatchObject({ status: 'ended' })
    expect(stripe.requests.filter(({ method }) => method === 'POST')).toHaveLength(changes)
  })

  it('by the operator for a date before the period ends takes effect then, and can be undone', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, id, read } = buyer
    const moment = Math.floor(Date.now() / 1000) + 3600
    Object.assign(stripe.books.subscriptions.get(id) ?? {}, { cancel_at: moment })
    expect(await read()).toMatchObject({ endsAtPeriodEnd: true, periodEnd: moment * 1000 })
    expect(await provider.setEndsAtPeriodEnd(id, false)).toMatchObject({ endsAtPeriodEnd: false })
    expect(stripe.books.subscriptions.get(id)?.cancel_at).toBeNull()
  })

  it('with immediate effect ends the subscription for good, whatever its state', async () => {
    await using buyer = await aSubscriber()
    const { provider, id, read } = buyer
    await provider.endNow(id)
    expect(await read()).toMatchObject({ status: 'ended' })
    await provider.endNow(id)
    await provider.endNow('sub_unknown')
  })

  it('with immediate effect leaves nothing that could still be paid', async () => {
    await using buyer = await aSubscriber(CARDS.declinedLater)
    const { stripe, provider, customerId, id } = buyer
    stripe.turn(id)
    const renewal = await provider.resumePayment(id)
    await provider.endNow(id)
    const first = await provider.begin({ customerId, plan: 'yearly', key: 'second' })
    stripe.disturb(null, 'answers 500', 'answers 500')
    await expect(provider.endNow(first.subscription.id)).rejects.toMatchObject({ code: 'bad_gateway' })
    await provider.endNow(first.subscription.id)
    for (const { clientSecret, subscription } of [renewal, first]) {
      expect(await provider.read(subscription.id)).toMatchObject({ status: 'ended' })
      const intent = stripe.books.intents.get(clientSecret?.split('_secret_', 1)[0] ?? '')
      expect(intent).toMatchObject({ status: 'canceled' })
    }
  })
})

describe('a renewal', () => {
  it('moves the end of the period', async () => {
    await using buyer = await aSubscriber()
    const before = await buyer.read()
    buyer.stripe.turn(buyer.id)
    const after = await buyer.read()
    expect(after).toMatchObject({ status: 'active' })
    expect((after?.periodEnd ?? 0) - (before?.periodEnd ?? 0)).toBeGreaterThanOrEqual(28 * DAY)
  })

  it('is past due if the card declines it, and its payment can be opened on the page', async () => {
    await using buyer = await aSubscriber(CARDS.declinedLater)
    const { stripe, provider, customerId, id, read } = buyer
    stripe.turn(id)
    expect(await read()).toMatchObject({ status: 'past_due' })
    const [failed] = await provider.payments(customerId)
    expect(failed).toMatchObject({ amount: 900, status: 'failed' })
    const { clientSecret } = await provider.resumePayment(id)
    expect(stripe.pay(clientSecret ?? '', CARDS.good)).toBe('succeeded')
    expect(await read()).toMatchObject({ status: 'active' })
    const [paid] = await provider.payments(customerId)
    expect(paid).toMatchObject({ id: failed?.id, amount: 900, status: 'paid' })
  })

  it('ends the subscription if it is never paid', async () => {
    await using buyer = await aSubscriber(CARDS.declinedLater)
    const { stripe, provider, id, read } = buyer
    stripe.turn(id)
    stripe.giveUp(id)
    const subscription = await read()
    expect(subscription).toMatchObject({ status: 'ended' })
    expect(await provider.resumePayment(id)).toEqual({ subscription, clientSecret: null })
  })
})
