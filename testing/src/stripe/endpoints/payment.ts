import type Stripe from 'stripe'
import { attempt, voidInvoice } from '../billing.ts'
import { type Books, page } from '../books.ts'
import { showInvoice } from '../objects/expand.ts'
import { invalid, missing, StripeRefusal } from '../refusal.ts'
import { type StripeEndpoint, stripeEndpoint } from './endpoint.ts'

/** Stripe.js sends this from the page. The library has types only for the server. */
interface ConfirmParams {
  readonly client_secret?: string
  readonly key?: string
  readonly payment_method_data?: { readonly type?: string; readonly card?: { readonly number?: string } }
  readonly return_url?: string
  readonly use_stripe_sdk?: boolean
}

export const paymentEndpoints: readonly StripeEndpoint[] = [
  stripeEndpoint<Stripe.InvoiceListParams>({
    method: 'GET',
    path: '/v1/invoices',
    parameters: {
      fields: { customer: 'text', expand: { each: 'text' }, limit: 'integer', starting_after: 'text' },
    },
    answer: ({ books, parameters: { customer, expand, limit, starting_after: after } }) => {
      const { data, ...list } = page('/v1/invoices', ownOf(books, books.invoices, customer), { limit, after })
      const inner = expand?.map((path) => path.replace(/^data\./, ''))
      return { ...list, data: data.map((invoice) => showInvoice(invoice, inner)) }
    },
  }),
  stripeEndpoint<Stripe.InvoiceVoidInvoiceParams>({
    method: 'POST',
    path: '/v1/invoices/*/void',
    parameters: { fields: {} },
    answer: ({ books, id }) => {
      const invoice = books.invoices.get(id)
      if (invoice === undefined) throw missing('invoice', id)
      if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status}, and cannot be voided.`)
      voidInvoice(books, invoice)
      return showInvoice(invoice)
    },
  }),
  stripeEndpoint<Stripe.ChargeListParams>({
    method: 'GET',
    path: '/v1/charges',
    parameters: { fields: { customer: 'text', limit: 'integer', starting_after: 'text' } },
    answer: ({ books, parameters: { customer, limit, starting_after: after } }) =>
      page('/v1/charges', ownOf(books, books.charges, customer), { limit, after }),
  }),
  stripeEndpoint<Stripe.ChargeRetrieveParams>({
    method: 'GET',
    path: '/v1/charges/*',
    parameters: { fields: {} },
    answer: ({ books: { charges }, id }) => {
      const charge = charges.get(id)
      if (charge === undefined) throw missing('charge', id)
      return charge
    },
  }),
  stripeEndpoint<Stripe.DisputeListParams>({
    method: 'GET',
    path: '/v1/disputes',
    parameters: { fields: { charge: 'text', limit: 'integer', starting_after: 'text' } },
    answer: ({ books, parameters: { charge, limit, starting_after: after } }) => {
      const all = [...books.disputes.values()]
      const own = charge === undefined ? all : all.filter((dispute) => dispute.charge === charge)
      return page('/v1/disputes', own, { limit, after })
    },
  }),
  stripeEndpoint<ConfirmParams>({
    method: 'GET',
    path: '/v1/payment_intents/*',
    isForPages: true,
    parameters: { fields: { client_secret: 'text', key: 'text' } },
    answer: ({ books, id, parameters: { client_secret: secret } }) => findIntent(books, id, secret),
  }),
  stripeEndpoint<ConfirmParams>({
    method: 'POST',
    path: '/v1/payment_intents/*/confirm',
    isForPages: true,
    parameters: {
      fields: {
        client_secret: 'text',
        key: 'text',
        payment_method_data: {
          fields: {
            type: ['card'],
            card: { fields: { number: 'text', exp_month: 'integer', exp_year: 'integer', cvc: 'text' } },
          },
        },
        return_url: 'text',
        use_stripe_sdk: 'boolean',
      },
    },
    answer: ({ books, id, parameters: { client_secret: secret, payment_method_data: method } }) => {
      const intent = findIntent(books, id, secret)
      if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
        throw invalid(`This PaymentIntent's status is ${intent.status}.`, {
          code: 'payment_intent_unexpected_state',
        })
      }
      const card = method?.card?.number?.replaceAll(' ', '') ?? ''
      if (card === '')
        throw invalid('Missing required param: payment_method_data.', { code: 'parameter_missing' })
      if (attempt(books, invoiceOf(books, intent), card, true) === 'declined') {
        throw new StripeRefusal(402, {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        })
      }
      return intent
    },
  }),
]

export function invoiceOf({ invoices }: Books, { id }: Stripe.PaymentIntent): Stripe.Invoice {
  const invoice = [...invoices.values()].find(({ payments }) =>
    payments?.data.some(({ payment }) => payment.payment_intent === id),
  )
  if (invoice === undefined) throw new Error(`No invoice is paid by ${id}.`)
  return invoice
}

function findIntent({ intents }: Books, id: string, secret: string | undefined): Stripe.PaymentIntent {
  const intent = intents.get(id)
  if (intent === undefined || intent.client_secret !== secret) throw missing('payment_intent', id)
  return intent
}

function ownOf<Item extends { readonly customer: unknown }>(
  { customers }: Books,
  items: ReadonlyMap<string, Item>,
  customer: string | undefined,
): Item[] {
  if (customer === undefined) return [...items.values()]
  if (!customers.has(customer)) throw missing('customer', customer, 'customer')
  return [...items.values()].filter((item) => item.customer === customer)
}
