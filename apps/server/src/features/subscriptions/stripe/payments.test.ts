import { aCustomer, aSubscriber } from '@wordloom/testing/payments/stripe-subscriber'
import { CARDS, type TestStripe } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it } from 'vitest'

describe('payments', () => {
  it('are what was charged, with a link to the invoice', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, customerId, id } = buyer
    stripe.turn(id)
    const payments = await provider.payments(customerId)
    expect(payments).toHaveLength(2)
    expect(payments[0]).toEqual({
      id: invoiceOf(stripe, id),
      at: expect.closeTo(Date.now(), -4),
      amount: 900,
      refunded: 0,
      currency: 'usd',
      status: 'paid',
      receiptUrl: `https://invoice.stripe.com/i/acct_wordloom/${invoiceOf(stripe, id)}`,
    })
  })

  it('are empty before the first attempt to pay, and failed when the card was declined', async () => {
    await using buyer = await aCustomer()
    const { stripe, provider, customerId } = buyer
    const { clientSecret } = await provider.begin({ customerId, plan: 'monthly', key: 'first' })
    expect(await provider.payments(customerId)).toEqual([])
    stripe.pay(clientSecret ?? '', CARDS.declined)
    expect(await provider.payments(customerId)).toMatchObject([{ amount: 900, status: 'failed' }])
  })

  it('show partial and full refunds', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, customerId, id } = buyer
    stripe.refund(invoiceOf(stripe, id), 400)
    expect(await provider.payments(customerId)).toMatchObject([
      { amount: 900, refunded: 400, status: 'paid' },
    ])
    stripe.refund(invoiceOf(stripe, id))
    expect(await provider.payments(customerId)).toMatchObject([
      { amount: 900, refunded: 900, status: 'refunded' },
    ])
  })

  it.each([
    { status: 'won', payment: 'paid' },
    { status: 'lost', payment: 'disputed' },
  ] as const)('show a dispute, and are $payment when it is $status', async ({ status, payment }) => {
    await using buyer = await aSubscriber()
    const { stripe, provider, customerId, id } = buyer
    stripe.dispute(invoiceOf(stripe, id))
    expect(await provider.payments(customerId)).toMatchObject([{ status: 'disputed' }])
    stripe.closeDispute(invoiceOf(stripe, id), status)
    expect(await provider.payments(customerId)).toMatchObject([{ status: payment }])
  })
})

function invoiceOf({ books }: TestStripe, subscriptionId: string): string {
  return String(books.subscriptions.get(subscriptionId)?.latest_invoice)
}
