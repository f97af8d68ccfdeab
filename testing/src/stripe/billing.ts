import type Stripe from 'stripe'
import { type Books, get, itemOf, now } from './books.ts'
import { tell } from './events.ts'
import { aCharge, declined } from './objects/charge.ts'
import { anInvoice, anInvoicePayment, aPaymentIntent, type Line } from './objects/payment.ts'
import { aPrice, aSubscriptionItem, periodAfter } from './objects/sales.ts'

export type Outcome = 'succeeded' | 'requires_action' | 'declined'

/** Card numbers from Stripe's test documentation, named by their outcome. */
const ALWAYS_DECLINED = '4000000000000002'
const DECLINED_ONCE_KEPT = '4000000000000341'
const CONFIRMED_AT_FIRST = '4000002500003155'
const ALWAYS_CONFIRMED = '4000002760003184'

export function bill(
  books: Books,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  lines: readonly Line[],
): Stripe.Invoice {
  const customer = get(books.customers, subscription.customer)
  const invoice = anInvoice(now(), { customer, subscription, reason, lines })
  customer.balance = invoice.ending_balance ?? 0
  customer.currency = 'usd'
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1
  books.invoices.set(invoice.id, invoice)
  subscription.latest_invoice = invoice.id
  tell(books, 'invoice.created', invoice)
  tell(books, 'invoice.finalized', invoice)
  if (invoice.amount_due === 0) return invoice
  const intent = aPaymentIntent(now(), invoice)
  books.intents.set(intent.id, intent)
  invoice.payments?.data.push(anInvoicePayment(now(), invoice, intent))
  invoice.confirmation_secret = { client_secret: intent.client_secret ?? '', type: 'payment_intent' }
  tell(books, 'payment_intent.created', intent)
  return invoice
}

export function attempt(books: Books, invoice: Stripe.Invoice, card: string, isPresent: boolean): Outcome {
  const intent = get(books.intents, invoice.payments?.data[0]?.payment.payment_intent)
  const outcome = outcomeOf(card, isPresent)
  invoice.attempted = true
  invoice.attempt_count += 1
  intent.last_payment_error = null
  intent.next_action = null
  if (outcome === 'requires_action') {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    tell(books, 'payment_intent.requires_action', intent)
    tell(books, 'invoice.payment_action_required', invoice)
  } else if (outcome === 'declined') {
    decline(books, invoice, intent, card)
  } else {
    succeed(books, invoice, intent, card)
  }
  return outcome
}

function decline(books: Books, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent, card: string): void {
  const charge = declined(aCharge(now(), intent, card))
  books.charges.set(charge.id, charge)
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.latest_charge = charge.id
  intent.last_payment_error = {
    type: 'card_error',
    charge: charge.id,
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  }
  tell(books, 'charge.failed', charge)
  tell(books, 'payment_intent.payment_failed', intent)
  tell(books, 'invoice.payment_failed', invoice)
}

export function succeed(
  books: Books,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  card: string,
): void {
  const charge = aCharge(now(), intent, card)
  books.charges.set(charge.id, charge)
  intent.status = 'succeeded'
  intent.next_action = null
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.payment_method = charge.payment_method
  const subscription = subscriptionOf(books, invoice)
  subscription.default_payment_method = charge.payment_method
  books.cards.set(subscription.id, card)
  tell(books, 'charge.succeeded', charge)
  tell(books, 'payment_intent.succeeded', intent)
  settle(books, invoice)
}

export function settle(books: Books, invoice: Stripe.Invoice): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.auto_advance = false
  invoice.confirmation_secret = null
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now()
  for (const payment of invoice.payments?.data ?? []) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = now()
  }
  tell(books, 'invoice.paid', invoice)
  tell(books, 'invoice.payment_succeeded', invoice)
  const subscription = subscriptionOf(books, invoice)
  if (subscription.status !== 'canceled') subscription.status = 'active'
  applyChange(books, subscription, invoice)
  tell(books, 'customer.subscription.updated', subscription)
}

export function voidInvoice(books: Books, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') return
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.confirmation_secret = null
  invoice.status_transitions.voided_at = now()
  for (const { payment } of invoice.payments?.data ?? []) {
    const intent = get(books.intents, payment.payment_intent)
    intent.status = 'canceled'
    intent.canceled_at = now()
    intent.cancellation_reason = 'void_invoice'
  }
  tell(books, 'invoice.voided', invoice)
}

function subscriptionOf(books: Books, invoice: Stripe.Invoice): Stripe.Subscription {
  return get(books.subscriptions, invoice.parent?.subscription_details?.subscription)
}

function applyChange(books: Books, subscription: Stripe.Subscription, { id }: Stripe.Invoice): void {
  const plan = books.changes.get(id)
  if (plan === undefined) return
  books.changes.delete(id)
  const item = itemOf(subscription)
  item.price = aPrice(now(), plan)
  item.plan = aSubscriptionItem(now(), subscription.id, plan).plan
  item.current_period_start = now()
  item.current_period_end = periodAfter(now(), plan.interval)
  subscription.billing_cycle_anchor = now()
  subscription.pending_update = null
}

function outcomeOf(card: string, isPresent: boolean): Outcome {
  if (card === ALWAYS_DECLINED || (card === DECLINED_ONCE_KEPT && !isPresent)) return 'declined'
  if (card === ALWAYS_CONFIRMED || (card === CONFIRMED_AT_FIRST && isPresent)) return 'requires_action'
  return 'succeeded'
}
