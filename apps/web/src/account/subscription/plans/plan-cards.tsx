import { type Entitlements, PAID_PLANS, type PaidPlan } from '@wordloom/contract'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { Button } from '#ui/button.tsx'
import { FreePlanCard, GivenPlanCard, PaidPlanCard } from '../../plans/plan-card.tsx'
import { type Offer, offerOf, planInForce, type Standing } from '../../plans/standing.ts'
import { OFFER_TEXTS as T } from '../texts.ts'

interface PlanCardsProps {
  readonly freePlan: Entitlements
  readonly standing: Standing
  /** The plan that was chosen on the way here. */
  readonly chosen: PaidPlan | null
  readonly pending: PaidPlan | null
  readonly isPending: boolean
  readonly onTake: (offer: Offer, plan: PaidPlan) => void
}

export function PlanCards({ freePlan, standing, chosen, pending, isPending, onTake }: PlanCardsProps) {
  const inForce = planInForce(standing)
  const isFriend = inForce === 'friends_family'
  return (
    <div className={`grid gap-4 ${isFriend ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}>
      {isFriend && <GivenPlanCard />}
      <FreePlanCard freePlan={freePlan} isCurrent={inForce === 'free'} />
      {PAID_PLANS.map((plan) => {
        const offer = offerOf(plan, standing)
        return (
          <PaidPlanCard key={plan} plan={plan} isCurrent={inForce === plan}>
            {offer !== null && (
              <Button
                ref={plan === chosen ? focus : null}
                look={offer === 'change' ? 'plain' : 'primary'}
                className="min-h-10 w-full"
                aria-disabled={isPending}
                onClick={() => isPending || onTake(offer, plan)}
              >
                {pending === plan ? T.pending : T[offer](PLAN_NAMES[plan])}
              </Button>
            )}
          </PaidPlanCard>
        )
      })}
    </div>
  )
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
