import type { Payment } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { toMoney } from '../plans/prices.ts'
import { subscriptionQueries } from './api.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { PAYMENTS_TEXTS as T } from './texts.ts'

export function PaymentsSection() {
  const query = useQuery(subscriptionQueries.payments)
  return (
    <section aria-labelledby="payments" className="mt-12">
      <h2 id="payments" className="mb-3 text-lg/7 font-semibold tracking-tight">
        {T.title}
      </h2>
      <Loaded
        query={query}
        what={T.what}
        skeleton={
          <Skeleton label={T.loading}>
            <Bone className="h-6 w-72 max-w-full" />
          </Skeleton>
        }
        onSignedOut={askToSignIn}
      >
        {(payments) =>
          payments.length === 0 ? (
            <p className="text-sm/6 text-soft">{T.none}</p>
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

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { at, amount, refunded, currency, status, receiptUrl } = payment
  const isPartly = refunded > 0 && refunded < amount
  const said = T.statuses[status]
  const date = toDate(at)
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 px-5 py-3 text-sm/6 sm:grid-cols-[8rem_1fr_auto_6rem]">
      <time dateTime={at} className="text-soft tabular-nums">
        {date}
      </time>
      <span className={`max-sm:row-start-2 ${status === 'failed' ? 'text-danger' : 'text-soft'}`}>
        {isPartly ? T.givenBack(said, toMoney(refunded, currency)) : said}
      </span>
      {receiptUrl !== null && (
        <a href={receiptUrl} rel="noreferrer" className={`max-sm:row-start-2 ${TEXT_LINK}`}>
          {status === 'failed' ? T.invoice : T.receipt}
          <span className="sr-only">{T.ofDate(date)}</span>
        </a>
      )}
      <span className="text-right font-semibold tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:col-start-4">
        {toMoney(amount, currency)}
      </span>
    </li>
  )
}
