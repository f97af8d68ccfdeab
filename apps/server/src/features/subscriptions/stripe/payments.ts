import type Stripe from 'stripe'
import type { ProviderPayment } from '../provider.ts'
import { idOf } from './subscription.ts'

export function toPayments(
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  disputes: readonly Stripe.Dispute[],
): ProviderPayment[] {
  const takenBack = new Set(disputes.filter(isAgainstUs).map(({ charge }) => idOf(charge)))
  return invoices.filter(isPayment).map((invoice) => {
    const isPaid = invoice.status === 'paid'
    const own = chargesOf(invoice, charges)
    const refunded = own.reduce((sum, charge) => sum + charge.amount_refunded, 0)
    const isDisputed = own.some(({ id }) => takenBack.has(id))
    return {
      id: invoice.id,
      at: (invoice.status_transitions.paid_at ?? invoice.created) * 1000,
      amount: isPaid ? invoice.amount_paid : invoice.amount_due,
      refunded,
      currency: invoice.currency,
      status: isPaid ? toStatus(refunded, invoice.amount_paid, isDisputed) : 'failed',
      receiptUrl: invoice.hosted_invoice_url ?? null,
    }
  })
}

/** Leaves out invoices paid by credit, and invoices that nobody has tried to charge. */
function isPayment({ status, amount_paid: paid, attempted, amount_due: due }: Stripe.Invoice): boolean {
  if (status === 'paid') return paid > 0
  return attempted && due > 0 && (status === 'open' || status === 'uncollectible')
}

function chargesOf({ payments }: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const intents = new Set<string>()
  for (const { payment } of payments?.data ?? []) {
    if (payment.payment_intent !== undefined) intents.add(idOf(payment.payment_intent))
    if (payment.charge !== undefined) intents.add(idOf(payment.charge))
  }
  return charges.filter(
    ({ id, status, payment_intent: intent }) =>
      status === 'succeeded' && (intents.has(id) || (intent !== null && intents.has(idOf(intent)))),
  )
}

/** True if a dispute has taken the money or still may. After we win one, the money stays with us. */
function isAgainstUs({ status }: Stripe.Dispute): boolean {
  return !['won', 'warning_closed', 'prevented'].includes(status)
}

function toStatus(refunded: number, paid: number, isDisputed: boolean): ProviderPayment['status'] {
  if (isDisputed) return 'disputed'
  return refunded >= paid ? 'refunded' : 'paid'
}
