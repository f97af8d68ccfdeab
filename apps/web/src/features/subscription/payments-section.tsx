import { useQuery } from '@tanstack/react-query'
import type { Payment } from '@wordloom/contract'
import { toMoney } from '../../shared/plans/prices.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { Bone, Skeleton } from '../../shared/ui/skeleton.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { subscriptionQueries } from './api.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { DATE } from './dates.ts'

/** What was charged and given back. */
export function PaymentsSection() {
  const query = useQuery(subscriptionQueries.payments)
  return (
    <section aria-labelledby="payments" className="mt-12">
      <h2 id="payments" className="mb-3 text-lg/7 font-semibold tracking-tight">
        Payments
      </h2>
      <Loaded
        query={query}
        what="Your payments"
        skeleton={
          <Skeleton label="Loading your payments…">
            <Bone className="h-6 w-72 max-w-full" />
          </Skeleton>
        }
        onSignedOut={askToSignIn}
      >
        {(payments) =>
          payments.length === 0 ? (
            <p className="text-sm/6 text-soft">Nothing has been charged. Receipts will stand here.</p>
          ) : (
            <ul className="divide-y divide-line rounded-md border border-line bg-card">
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const STATUSES: Readonly<Record<Payment['status'], string>> = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { at, amount, refunded, currency, status, receiptUrl } = payment
  const isPartly = refunded > 0 && refunded < amount
  const date = DATE.format(new Date(at))
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 px-5 py-3 text-sm/6 sm:grid-cols-[9rem_1fr_auto_auto]">
      <time dateTime={at} className="text-soft">
        {date}
      </time>
      <span className={`max-sm:row-start-2 ${status === 'failed' ? 'text-danger' : 'text-soft'}`}>
        {STATUSES[status]}
        {isPartly && ` · ${toMoney(refunded, currency)} given back`}
      </span>
      <span className="text-right font-semibold tabular-nums">{toMoney(amount, currency)}</span>
      {receiptUrl !== null && (
        <a
          href={receiptUrl}
          rel="noreferrer"
          className={`w-16 text-right max-sm:justify-self-end ${TEXT_LINK}`}
        >
          {status === 'failed' ? 'Invoice' : 'Receipt'}
          <span className="sr-only"> of {date}</span>
        </a>
      )}
    </li>
  )
}
