import { PAID_PLANS } from '@wordloom/contract'
import { Link } from 'react-router'
import { askForPlan } from '#platform/asked-for/asked-plan.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { buttonClass } from '#ui/button.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { PlanAnswer } from './plan-answer.tsx'
import { FreePlanCard, PaidPlanCard } from './plan-card.tsx'
import { PlanCardsSkeleton } from './plan-cards-skeleton.tsx'
import { planOptions } from './queries.ts'
import { TestMode } from './test-mode.tsx'
import { PUBLIC_PLANS_TEXTS as T } from './texts.ts'

const ACTION = 'min-h-10 w-full'

export function PublicPlans() {
  const query = useQuery(planOptions)
  return (
    <Loaded query={query} what={T.what} skeleton={<PlanCardsSkeleton label={T.loading} />}>
      {({ payments, freePlan }) =>
        payments === 'off' ? (
          <PlanAnswer />
        ) : (
          <>
            <TestMode />
            <div className="mt-6 grid gap-4 md:grid-cols-3">
              <FreePlanCard freePlan={freePlan}>
                <Link to="/" className={buttonClass('plain', ACTION)}>
                  {T.open}
                </Link>
              </FreePlanCard>
              {PAID_PLANS.map((plan) => (
                <PaidPlanCard key={plan} plan={plan}>
                  <Link
                    to="/signup"
                    onClick={() => askForPlan(plan)}
                    className={buttonClass('primary', `${ACTION} signed-in:hidden`)}
                  >
                    {T.signUp(PLAN_NAMES[plan])}
                  </Link>
                  {/* A full page load, because payments need a content security policy of their own. */}
                  <Link
                    to="/subscription"
                    reloadDocument
                    onClick={() => askForPlan(plan)}
                    className={buttonClass('primary', `${ACTION} signed-out:hidden`)}
                  >
                    {T.choose(PLAN_NAMES[plan])}
                  </Link>
                </PaidPlanCard>
              ))}
            </div>
          </>
        )
      }
    </Loaded>
  )
}
