import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { planOptions } from '../plans/queries.ts'
import { subscriptionQueries } from './api.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { NothingSold } from './nothing-sold.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { PlansSkeleton } from './plans/plans-skeleton.tsx'
import { PlansView } from './plans/plans-view.tsx'
import { SUBSCRIPTION_TEXTS as T } from './texts.ts'

export default function SubscriptionPage() {
  const options = useQuery(planOptions)
  const status = useQuery(subscriptionQueries.status)
  const parts = { what: T.what, skeleton: <PlansSkeleton />, onSignedOut: askToSignIn }
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-10 sm:px-8 sm:py-14">
      <h1 className={PAGE_TITLE}>{T.title}</h1>
      <div className="mt-6 *:first:mt-0">
        <Loaded {...parts} query={options}>
          {(paying) =>
            paying.payments === 'off' ? (
              <NothingSold />
            ) : (
              <Loaded {...parts} query={status}>
                {(subscription) => (
                  <>
                    <PlansView options={paying} subscription={subscription} />
                    <PaymentsSection />
                  </>
                )}
              </Loaded>
            )
          }
        </Loaded>
      </div>
    </main>
  )
}
