import { type Entitlements, entitlementsOf, PAID_PLANS, type PaidPlan } from '@wordloom/contract'
import { toFeatures } from '../../../shared/plans/plan-features.ts'
import { TERMS, YEARLY_SAVING } from '../../../shared/plans/prices.ts'
import { type Offer, offerOf, planInForce, type Standing } from '../../../shared/plans/standing.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PLAN_NAMES } from '../../../shared/user/plan-names.ts'
import { PLAN_CARD_TEXTS as T } from '../texts.ts'
import { PlanCard } from './plan-card.tsx'

interface PlanCardsProps {
  readonly freePlan: Entitlements
  readonly standing: Standing
  readonly pending: PaidPlan | null
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
          price={T.price(0)}
          period={T.givenPeriod}
          columns={given.columns}
          features={[...toFeatures(given), ...T.promises]}
          isCurrent
        />
      )}
      <PlanCard
        name={PLAN_NAMES.free}
        price={T.price(0)}
        period={T.freePeriod}
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
            badge={isYearly ? T.savePercent(YEARLY_SAVING.percent) : undefined}
            price={T.price(price)}
            period={T.per(period)}
            {...(isYearly && { note: T.saveDollars(YEARLY_SAVING.dollars) })}
            columns={granted.columns}
            features={[...toFeatures(granted), ...T.promises]}
            isCurrent={inForce === plan}
          >
            {offer !== null && (
              <Button
                look={offer === 'change' ? 'plain' : 'primary'}
                className="min-h-10 w-full"
                aria-disabled={isPending}
                onClick={() => isPending || onTake(offer, plan)}
              >
                {pending === plan ? T.pending : T[offer](PLAN_NAMES[plan])}
              </Button>
            )}
          </PlanCard>
        )
      })}
    </div>
  )
}
