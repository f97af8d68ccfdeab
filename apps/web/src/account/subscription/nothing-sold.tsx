import { type Entitlements, SUBSCRIPTION_MESSAGES, subscriptions } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { CheckIcon } from '#ui/icons/icons.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { PlanColumns } from '../plans/plan-columns.tsx'
import { toFeatures } from '../plans/plan-features.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { PlansSkeleton } from './plans/plans-skeleton.tsx'
import { NOTHING_SOLD_TEXTS as T } from './texts.ts'

export function NothingSold() {
  const query = useQuery({
    queryKey: [subscriptions.entitlements.path],
    queryFn: () => call(subscriptions.entitlements),
  })
  return (
    <>
      <p className="text-lg/7 text-pretty text-soft">{SUBSCRIPTION_MESSAGES.paymentsOff}</p>
      <div className="mt-6">
        <Loaded query={query} what={T.what} skeleton={<PlansSkeleton />} onSignedOut={askToSignIn}>
          {(entitlements) => <Everything entitlements={entitlements} />}
        </Loaded>
      </div>
    </>
  )
}

function Everything({ entitlements }: { readonly entitlements: Entitlements }) {
  return (
    <section
      aria-labelledby="everything"
      className="grid max-w-3xl items-center gap-x-12 gap-y-6 rounded-md border border-line bg-card p-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-9"
    >
      <PlanColumns columns={entitlements.columns} className="h-18 w-66 max-w-full" />
      <div>
        <h2 id="everything" className="text-lg/7 font-semibold tracking-tight">
          {T.title}
        </h2>
        <ul className="mt-3 space-y-2">
          {toFeatures(entitlements).map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon className="mt-1 size-4 text-thread-ink-3" />
              {feature}
            </li>
          ))}
        </ul>
        {/* This page is entered and left with a full page load. */}
        <a href="/" className={buttonClass('primary', 'mt-6 min-h-10')}>
          {T.open}
        </a>
      </div>
    </section>
  )
}
