import type Stripe from 'stripe'
import { RequestError } from '#errors.ts'
import type { PaymentProvider } from '../provider.ts'
import { ask, unlessMissing } from './client.ts'
import { toPayments } from './payments.ts'
import {
  itemOf,
  openInvoiceOf,
  type Prices,
  toPaymentUnderWay,
  toSubscription,
  WITH_PAYMENT,
} from './subscription.ts'

/** The most that Stripe returns per request, latest first. */
const MOST = 100

export function createStripeProvider(
  stripe: Stripe,
  { publishableKey, prices }: { publishableKey: string; prices: Prices },
): PaymentProvider {
  return {
    publishableKey,

    createCustomer: ({ userId, email, name }) =>
      ask(async () => {
        const { data: known } = await stripe.customers.list({ email, limit: MOST })
        const own = known.findLast(({ metadata }) => metadata['user_id'] === userId)
        if (own !== undefined) return own.id
        const made = await stripe.customers.create({
          email,
          ...(name !== null && { name }),
          metadata: { user_id: userId },
        })
        return made.id
      }),

    setEmail: (customerId, email) =>
      ask(async () => {
        await unlessMissing(stripe.customers.update(customerId, { email }), null)
      }),

    begin: ({ customerId, plan, key }) =>
      ask(async () => {
        const begun = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: prices[plan] }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            expand: WITH_PAYMENT,
          },
          { idempotencyKey: key },
        )
        return toPaymentUnderWay(begun, prices)
      }),

    resumePayment: (subscriptionId) =>
      ask(async () => {
        const waiting = await stripe.subscriptions.retrieve(subscriptionId, { expand: WITH_PAYMENT })
        return toPaymentUnderWay(waiting, prices)
      }),

    change: ({ subscriptionId, plan, key }) =>
      ask(async () => {
        const current = await stripe.subscriptions.retrieve(subscriptionId)
        const item = itemOf(current, prices)
        if (item === undefined) throw new RequestError('conflict')
        const changed = await stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price: prices[plan] }],
            payment_behavior: 'pending_if_incomplete',
            proration_behavior: 'always_invoice',
            expand: WITH_PAYMENT,
          },
          { idempotencyKey: key },
        )
        return toPaymentUnderWay(changed, prices)
      }),

    setEndsAtPeriodEnd: (subscriptionId, endsAtPeriodEnd) =>
      ask(async () => {
        const current = await stripe.subscriptions.retrieve(subscriptionId)
        const before = toSubscription(current, prices)
        if (before.status === 'ended' || before.endsAtPeriodEnd === endsAtPeriodEnd) return before
        // If the operator has set a cancellation date, Stripe accepts no other change beside it.
        const isByMoment = current.cancel_at !== null && !current.cancel_at_period_end
        const changed = await stripe.subscriptions.update(
          subscriptionId,
          isByMoment && !endsAtPeriodEnd ? { cancel_at: '' } : { cancel_at_period_end: endsAtPeriodEnd },
        )
        return toSubscription(changed, prices)
      }),

    endNow: (subscriptionId) =>
      ask(async () => {
        const expand = ['latest_invoice']
        const ended =
          (await unlessMissing(stripe.subscriptions.cancel(subscriptionId, { expand }), null)) ??
          (await unlessMissing(stripe.subscriptions.retrieve(subscriptionId, { expand }), null))
        // Otherwise a page that is still open could pay it.
        const invoice = ended && openInvoiceOf(ended)
        if (invoice) await stripe.invoices.voidInvoice(invoice.id)
      }),

    read: (subscriptionId) =>
      ask(async () => {
        const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionId), null)
        return subscription && toSubscription(subscription, prices)
      }),

    list: (customerId) =>
      ask(async () => {
        const all = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MOST })
        const subscriptions = await unlessMissing(all, { data: [] })
        return subscriptions.data.map((subscription) => toSubscription(subscription, prices))
      }),

    payments: (customerId) =>
      ask(async () => {
        const ofCustomer = { customer: customerId, limit: MOST }
        const none = { data: [] }
        const [invoices, charges] = await Promise.all([
          unlessMissing(stripe.invoices.list({ ...ofCustomer, expand: ['data.payments'] }), none),
          unlessMissing(stripe.charges.list(ofCustomer), none),
        ])
        const disputed = charges.data.filter((charge) => charge.disputed)
        const disputes = await Promise.all(disputed.map(({ id }) => stripe.disputes.list({ charge: id })))
        return toPayments(
          invoices.data,
          charges.data,
          disputes.flatMap(({ data }) => data),
        )
      }),
  }
}
