import { type Entitlements, entitlementsOf, PAID_PLANS, type PaidPlan } from '@wordloom/contract'
import { toFeatures } from '../../shared/plans/plan-features.ts'
import { TERMS, YEARLY_SAVING } from '../../shared/plans/prices.ts'
import { Button } from '../../shared/ui/button.tsx'
import { PLAN_NAMES } from '../../shared/user/plan-names.ts'
import { PlanCard } from './plan-card.tsx'
import { type Offer, offerOf, planInForce, type Standing } from './standing.ts'

/** What whoever sells the plans promises beside what the server grants. */
const PROMISES = ['Priority support']

interface PlanCardsProps {
  readonly freePlan: Entitlements
  readonly standing: Standing
  /** The plan that is about to be subscribed to. */
  readonly pending: PaidPlan | null
  /** Whether anything is under way: the rest waits. */
  readonly isPending: boolean
  readonly onTake: (offer: Offer, plan: PaidPlan) => void
}

export function PlanCards({ freePlan, standing, pending, isPending, onTake }: PlanCardsProps) {
  const inForce = planInForce(standing)
  const isFriend = inForce === 'friends_family'
  const given = entitlementsOf('friends_family')
  return (
    <div className={`grid gap-4 ${isFriend ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}>
      {isFriend && (
        <PlanCard
          name={PLAN_NAMES.friends_family}
          price="$0"
          period="Free pro plan"
          columns={given.columns}
          features={[...toFeatures(given), ...PROMISES]}
          isCurrent
        />
      )}
      <PlanCard
        name={PLAN_NAMES.free}
        price="$0"
        period="for as long as you like"
        columns={freePlan.columns}
        features={toFeatures(freePlan)}
        isCurrent={inForce === 'free'}
      />
      {PAID_PLANS.map((plan) => {
        const offer = offerOf(plan, standing)
        const { price, period } = TERMS[plan]
        const granted = entitlementsOf(plan)
        const isYearly = plan === 'yearly'
        return (
          <PlanCard
            key={plan}
            name={PLAN_NAMES[plan]}
            badge={isYearly ? `Save ${YEARLY_SAVING.percent}%` : undefined}
            price={`$${price}`}
            period={`per ${period}`}
            {...(isYearly && { note: `Save $${YEARLY_SAVING.dollars}/year` })}
            columns={granted.columns}
            features={[...toFeatures(granted), ...PROMISES]}
            isCurrent={inForce === plan}
          >
            {offer !== null && (
              <Button
                look={offer === 'change' ? 'plain' : 'primary'}
                className="min-h-10 w-full"
                aria-disabled={isPending}
                onClick={() => isPending || onTake(offer, plan)}
              >
                {pending === plan ? 'One moment…' : LABELS[offer](PLAN_NAMES[plan])}
              </Button>
            )}
          </PlanCard>
        )
      })}
    </div>
  )
}

const LABELS: Readonly<Record<Offer, (name: string) => string>> = {
  subscribe: (name) => `Subscribe to ${name}`,
  change: (name) => `Change to ${name}`,
}
