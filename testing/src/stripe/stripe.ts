import type Stripe from 'stripe'
import { attempt, type Outcome, succeed } from './billing.ts'
import { type Books, get, now, openBooks, type SentEvent } from './books.ts'
import { invoiceOf } from './endpoints/payment.ts'
import { sign, signatureOf, tell } from './events.ts'
import { aDispute, aRefund } from './objects/charge.ts'
import { newId, type Plan } from './objects/sales.ts'
import { serveStripe } from './server.ts'
import { end, expire, turn } from './subscriptions.ts'

export type { SentEvent } from './books.ts'
export type { Disturbance } from './server.ts'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000002500003155',
  alwaysConfirmed: '4000002760003184',
  declinedLater: '4000000000000341',
} as const

const KEYS = { secretKey: 'sk_test_wordloom', publishableKey: 'pk_test_wordloom' } as const
const WEBHOOK_SECRET = 'whsec_wordloom'
const MONTHLY: Plan = { id: 'price_monthly', amount: 900, interval: 'month' }
const YEARLY: Plan = { id: 'price_yearly', amount: 8900, interval: 'year' }

export type TestStripe = Awaited<ReturnType<typeof aStripe>>

export async function aStripe() {
  const books = openBooks([MONTHLY, YEARLY])
  const server = await serveStripe(books, KEYS)
  const deliveries: Promise<number>[] = []

  async function deliver(to: string, event: object, secrets: readonly string[] = [WEBHOOK_SECRET]) {
    const { payload, headers } = sign(event, secrets)
    const answer = await fetch(to, { method: 'POST', headers, body: payload })
    await answer.arrayBuffer()
    return answer.status
  }

  return {
    ...peopleAt(books),
    ...timeAt(books),
    ...moneyAt(books),
    books,
    origin: server.origin,
    requests: server.requests,
    clock: server.clock,
    disturb: server.disturb,
    events: books.events as readonly SentEvent[],
    keys: KEYS,
    webhookSecret: WEBHOOK_SECRET,
    prices: { monthly: MONTHLY.id, yearly: YEARLY.id },

    settings: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_MONTHLY: MONTHLY.id,
      STRIPE_PRICE_YEARLY: YEARLY.id,
      STRIPE_API_BASE: server.origin,
    },

    sign: (event: object, { secrets = [WEBHOOK_SECRET], at = now() } = {}) => sign(event, secrets, at),
    signText: (text: string) => signatureOf(text, [WEBHOOK_SECRET]),
    deliver,
    deliverTo(to: string): void {
      books.onEvent.add((event) => {
        deliveries.push(deliver(to, event).catch(() => 0))
      })
    },
    delivered: (): Promise<readonly number[]> => Promise.all(deliveries),

    [Symbol.asyncDispose]: () => server.close(),
  }
}

function peopleAt(books: Books) {
  const intentOf = (clientSecret: string) => get(books.intents, clientSecret.split('_secret_', 1)[0])
  return {
    pay: (clientSecret: string, card: string = CARDS.good): Outcome =>
      attempt(books, invoiceOf(books, intentOf(clientSecret)), card, true),
    confirm(clientSecret: string, card: string = CARDS.confirmed): void {
      const intent = intentOf(clientSecret)
      if (intent.status !== 'requires_action')
        throw new Error(`There is nothing to confirm: ${intent.status}`)
      succeed(books, invoiceOf(books, intent), intent, card)
    },
  }
}

function timeAt(books: Books) {
  const find = (id: string) => get(books.subscriptions, id)
  return {
    turn: (subscriptionId: string) => turn(books, find(subscriptionId)),
    expire: (subscriptionId: string) => expire(books, find(subscriptionId)),
    giveUp: (subscriptionId: string) => end(books, find(subscriptionId), 'payment_failed'),
    setCard: (subscriptionId: string, card: string) => void books.cards.set(subscriptionId, card),
    retry(subscriptionId: string): Outcome {
      const invoice = get(books.invoices, find(subscriptionId).latest_invoice)
      return attempt(books, invoice, get(books.cards, subscriptionId), false)
    },
    deleteCustomer(customerId: string): void {
      const customer = get(books.customers, customerId)
      for (const subscription of books.subscriptions.values()) {
        if (subscription.customer === customerId && subscription.ended_at === null) {
          end(books, subscription, 'cancellation_requested')
        }
      }
      books.customers.delete(customerId)
      tell(books, 'customer.deleted', customer)
    },
  }
}

function moneyAt(books: Books) {
  function chargeOf(invoiceId: string): Stripe.Charge {
    const intent = get(books.invoices, invoiceId).payments?.data[0]?.payment.payment_intent
    const charges = [...books.charges.values()]
    const charge = charges.find((one) => one.payment_intent === intent && one.paid)
    if (charge === undefined) throw new Error(`Nothing was charged for ${invoiceId}.`)
    return charge
  }
  return {
    refund(invoiceId: string, amount?: number): void {
      const charge = chargeOf(invoiceId)
      const refund = aRefund(now(), charge, amount ?? charge.amount - charge.amount_refunded)
      books.refunds.set(refund.id, refund)
      charge.amount_refunded += refund.amount
      charge.refunded = charge.amount_refunded === charge.amount
      tell(books, 'refund.created', refund)
      tell(books, 'charge.refunded', charge)
    },
    dispute(invoiceId: string): void {
      const charge = chargeOf(invoiceId)
      charge.disputed = true
      const dispute = aDispute(now(), charge)
      books.disputes.set(dispute.id, dispute)
      tell(books, 'charge.dispute.created', dispute)
    },
    closeDispute(invoiceId: string, status: 'won' | 'lost'): void {
      const { id } = chargeOf(invoiceId)
      for (const dispute of books.disputes.values()) {
        if (dispute.charge !== id) continue
        dispute.status = status
        tell(books, 'charge.dispute.closed', dispute)
      }
    },
    somethingElse(): void {
      tell(books, 'product.created', { id: newId('prod'), object: 'product' })
    },
  }
}
