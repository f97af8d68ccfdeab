import type Stripe from 'stripe'
import { type Books, get } from '../books.ts'
import { invalid } from '../refusal.ts'

/** Stripe leaves out parts of an object unless `expand` names them. */

const SUBSCRIPTION = ['latest_invoice', 'latest_invoice.confirmation_secret', 'latest_invoice.payments']
const INVOICE = ['confirmation_secret', 'payments']

export function showSubscription(
  books: Books,
  subscription: Stripe.Subscription,
  expand: readonly string[] = [],
): Stripe.Subscription {
  refuseOthers(expand, SUBSCRIPTION)
  const invoice = subscription.latest_invoice
  if (expand.length === 0 || invoice === null) return subscription
  const inner = expand.filter((path) => path.includes('.')).map((path) => path.replace('latest_invoice.', ''))
  return { ...subscription, latest_invoice: showInvoice(get(books.invoices, invoice), inner) }
}

export function showInvoice(invoice: Stripe.Invoice, expand: readonly string[] = []): Stripe.Invoice {
  refuseOthers(expand, INVOICE)
  const { confirmation_secret, payments, ...rest } = invoice
  return {
    ...rest,
    ...(expand.includes('confirmation_secret') && { confirmation_secret: confirmation_secret ?? null }),
    ...(expand.includes('payments') && payments && { payments }),
  }
}

function refuseOthers(expand: readonly string[], known: readonly string[]): void {
  const other = expand.find((path) => !known.includes(path))
  if (other === undefined) return
  throw invalid(`This property cannot be expanded (${other}).`, {
    code: 'parameter_invalid',
    param: 'expand',
  })
}
