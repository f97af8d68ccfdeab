import type Stripe from 'stripe'
import { attempt, bill, settle, voidInvoice } from './billing.ts'
import { type Books, get, itemOf, now } from './books.ts'
import { tell } from './events.ts'
import type { Line } from './objects/payment.ts'
import { aSubscription, aSubscriptionItem, type Plan, periodAfter } from './objects/sales.ts'

/** Stripe drops a change that isn't paid within this time. */
const PENDING_SECONDS = 23 * 3600

export function begin(
  books: Books,
  customer: Stripe.Customer,
  plan: Plan,
  keepsCard: boolean,
): Stripe.Subscription {
  const subscription = aSubscription(now(), customer.id, plan)
  if (keepsCard && subscription.payment_settings) {
    subscription.payment_settings.save_default_payment_method = 'on_subscription'
  }
  books.subscriptions.set(subscription.id, subscription)
  const invoice = bill(books, subscription, 'subscription_create', [fullPrice(plan)])
  tell(books, 'customer.subscription.created', subscription)
  if (invoice.amount_due === 0) settle(books, invoice)
  return subscription
}

/** Charges the difference immediately. The plan changes once it is paid. */
export function changePlan(books: Books, subscription: Stripe.Subscription, plan: Plan): void {
  dropPendingChange(books, subscription)
  const invoice = bill(books, subscription, 'subscription_update', [unused(subscription), fullPrice(plan)])
  books.changes.set(invoice.id, plan)
  if (invoice.amount_due === 0) {
    settle(books, invoice)
    return
  }
  const card = books.cards.get(subscription.id)
  if (card !== undefined && attempt(books, invoice, card, false) === 'succeeded') return
  const item = itemOf(subscription)
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: now() + PENDING_SECONDS,
    metadata: null,
    subscription_items: [{ ...aSubscriptionItem(now(), subscription.id, plan), id: item.id }],
    trial_end: null,
    trial_from_plan: null,
  }
  tell(books, 'customer.subscription.updated', subscription)
}

export function setEndsAtPeriodEnd(
  books: Books,
  subscription: Stripe.Subscription,
  endsAtPeriodEnd: boolean,
): void {
  if (endsAtPeriodEnd) {
    subscription.cancel_at_period_end = true
    endAt(subscription, itemOf(subscription).current_period_end)
  } else {
    keep(subscription)
  }
  tell(books, 'customer.subscription.updated', subscription)
}

export function setEnd(books: Books, subscription: Stripe.Subscription, moment: number | null): void {
  keep(subscription)
  if (moment !== null) endAt(subscription, moment)
  tell(books, 'customer.subscription.updated', subscription)
}

export function turn(books: Books, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) {
    end(books, subscription, 'cancellation_requested')
    return
  }
  const item = itemOf(subscription)
  const plan = planOf(books, item.price.id)
  item.current_period_start = item.current_period_end
  item.current_period_end = periodAfter(item.current_period_start, plan.interval)
  const invoice = bill(books, subscription, 'subscription_cycle', [fullPrice(plan)])
  if (invoice.amount_due === 0) {
    settle(books, invoice)
    return
  }
  if (attempt(books, invoice, get(books.cards, subscription.id), false) === 'succeeded') return
  invoice.next_payment_attempt = now() + 3 * 86_400
  subscription.status = 'past_due'
  tell(books, 'customer.subscription.updated', subscription)
}

export function end(
  books: Books,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  dropPendingChange(books, subscription)
  subscription.status = 'canceled'
  subscription.canceled_at ??= now()
  subscription.ended_at = now()
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  tell(books, 'customer.subscription.deleted', subscription)
}

export function expire(books: Books, subscription: Stripe.Subscription): void {
  voidInvoice(books, latestInvoice(books, subscription))
  subscription.status = 'incomplete_expired'
  subscription.ended_at = now()
  tell(books, 'customer.subscription.updated', subscription)
}

function planOf(books: Books, price: string): Plan {
  return get(new Map(books.plans.map((plan) => [plan.id, plan])), price)
}

function keep(subscription: Stripe.Subscription): void {
  subscription.cancel_at = null
  subscription.cancel_at_period_end = false
  subscription.canceled_at = null
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  }
}

function endAt(subscription: Stripe.Subscription, moment: number): void {
  subscription.cancel_at = moment
  subscription.canceled_at = now()
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: 'cancellation_requested',
  }
}

function dropPendingChange(books: Books, subscription: Stripe.Subscription): void {
  if (subscription.pending_update === null) return
  const invoice = latestInvoice(books, subscription)
  books.changes.delete(invoice.id)
  subscription.pending_update = null
  voidInvoice(books, invoice)
}

const latestInvoice = (books: Books, { latest_invoice: id }: Stripe.Subscription): Stripe.Invoice =>
  get(books.invoices, id)

function fullPrice({ id, amount, interval }: Plan): Line {
  return { description: `1 × Wordloom (per ${interval})`, amount, price: id, isProration: false }
}

function unused(subscription: Stripe.Subscription): Line {
  const { price, current_period_start: start, current_period_end: end_ } = itemOf(subscription)
  const left = Math.max(0, end_ - now()) / (end_ - start)
  return {
    description: 'Unused time',
    amount: -Math.round((price.unit_amount ?? 0) * Math.min(1, left)),
    price: price.id,
    isProration: true,
  }
}
