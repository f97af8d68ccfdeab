import { useQuery } from '@tanstack/react-query'
import { type Entitlements, SUBSCRIPTION_MESSAGES, subscriptions } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { toFeatures } from '../../shared/plans/plan-features.ts'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { PlanThreads } from './plan-threads.tsx'
import { PlansSkeleton } from './plans-skeleton.tsx'

/** Where nothing is to be paid: what everybody may do. */
export function NothingSold() {
  const query = useQuery({
    queryKey: [subscriptions.entitlements.path],
    queryFn: () => call(subscriptions.entitlements),
  })
  return (
    <>
      <p className="mt-6 max-w-2xl rounded-md border border-line bg-card px-5 py-4">
        {SUBSCRIPTION_MESSAGES.paymentsOff}
      </p>
      <Loaded query={query} what="What you may use" skeleton={<PlansSkeleton />} onSignedOut={askToSignIn}>
        {(entitlements) => <Everything entitlements={entitlements} />}
      </Loaded>
    </>
  )
}

function Everything({ entitlements }: { readonly entitlements: Entitlements }) {
  return (
    <section aria-labelledby="everything" className="mt-8">
      <h2 id="everything" className="text-lg/7 font-semibold tracking-tight">
        What everybody has here
      </h2>
      <div className="mt-4">
        <PlanThreads columns={entitlements.columns} />
      </div>
      <ul className="mt-4 space-y-2">
        {toFeatures(entitlements).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-1 size-4 text-thread-ink-3" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
