import { PAID_PLANS, type PaidPlan } from '@wordloom/contract'
import type Stripe from 'stripe'
import type { PaymentUnderWay, ProviderSubscription } from '../provider.ts'

export type Prices = Readonly<Record<PaidPlan, string>>

export const WITH_PAYMENT = ['latest_invoice.confirmation_secret']

export function toSubscription(subscription: Stripe.Subscription, prices: Prices): ProviderSubscription {
  const { id, status, created } = subscription
  const item = itemOf(subscription, prices)
  const renewsAt = item?.current_period_end ?? null
  const endsAt = endOf(subscription, renewsAt)
  return {
    id,
    customerId: idOf(subscription.customer),
    plan: PAID_PLANS.find((plan) => prices[plan] === item?.price.id) ?? null,
    status: toStatus(status),
    periodEnd: toMilliseconds(endsAt ?? renewsAt),
    endsAtPeriodEnd: endsAt !== null,
    createdAt: created * 1000,
  }
}

export function toPaymentUnderWay(subscription: Stripe.Subscription, prices: Prices): PaymentUnderWay {
  const read = toSubscription(subscription, prices)
  const invoice = read.status === 'ended' ? null : openInvoiceOf(subscription)
  return { subscription: read, clientSecret: invoice?.confirmation_secret?.client_secret ?? null }
}

/** The subscription must have been requested with its latest invoice. */
export function openInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return invoice !== null && typeof invoice === 'object' && invoice.status === 'open' ? invoice : null
}

/** Finds the item for our plan, because an operator may have added other items to the subscription. */
export function itemOf({ items }: Stripe.Subscription, prices: Prices): Stripe.SubscriptionItem | undefined {
  const isOurs = ({ price }: Stripe.SubscriptionItem) => PAID_PLANS.some((plan) => prices[plan] === price.id)
  return items.data.find(isOurs) ?? items.data[0]
}

export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

function toMilliseconds(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1000
}

function endOf(
  { cancel_at: endsAt, cancel_at_period_end: endsAtPeriodEnd }: Stripe.Subscription,
  renewsAt: number | null,
): number | null {
  if (endsAt !== null && (renewsAt === null || endsAt <= renewsAt)) return endsAt
  return endsAtPeriodEnd ? renewsAt : null
}

function toStatus(status: Stripe.Subscription.Status): ProviderSubscription['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'incomplete':
      return 'incomplete'
    case 'canceled':
    case 'incomplete_expired':
      return 'ended'
    // Unpaid, but it may become active again, so the customer must not buy a second subscription.
    default:
      return 'past_due'
  }
}
