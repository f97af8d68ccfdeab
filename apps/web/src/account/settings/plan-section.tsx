import { SUBSCRIPTION_MESSAGES, subscriptions } from '@wordloom/contract'
import { Link } from 'react-router'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { AccountSection } from '../account-section.tsx'
import { PlanColumns } from '../plans/plan-columns.tsx'
import { planOptions, planStatus } from '../plans/queries.ts'
import { toStanding } from '../plans/standing.ts'
import { StandingSentence } from '../plans/standing-sentence.tsx'
import { TestMode } from '../plans/test-mode.tsx'
import { PLAN_TEXTS as T } from './texts.ts'

export function PlanSection() {
  const options = useQuery(planOptions)
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-5">
      <Loaded query={options} what={T.what} skeleton={<PlanSkeleton />}>
        {({ payments }) => (payments === 'off' ? SUBSCRIPTION_MESSAGES.paymentsOff : <OwnPlan />)}
      </Loaded>
    </AccountSection>
  )
}

function OwnPlan() {
  const status = useQuery(planStatus)
  const { data: entitlements } = useQuery({
    queryKey: [subscriptions.entitlements.path],
    queryFn: () => call(subscriptions.entitlements),
  })
  return (
    <Loaded query={status} what={T.what} skeleton={<PlanSkeleton />}>
      {(subscription) => (
        <>
          <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
            <PlanColumns columns={entitlements?.columns ?? 0} />
            <div>
              <p className="text-pretty">
                <StandingSentence standing={toStanding(subscription, new Date())} />
              </p>
              <TestMode isLine />
            </div>
          </div>
          <Link to="/subscription" reloadDocument className={buttonClass('plain', 'mt-4 min-h-10')}>
            {T.toPlans}
          </Link>
        </>
      )}
    </Loaded>
  )
}

function PlanSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-9 w-full max-w-96" />
      <Bone className="mt-4 h-10 w-44" />
    </Skeleton>
  )
}
