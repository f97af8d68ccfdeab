import { PLANS, type UserSummary } from '@wordloom/contract'
import { TestMode } from '#account/plans/test-mode.tsx'
import { toNumber } from '#platform/format/numbers.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { SUMMARY_TEXTS } from '../texts.ts'

const COLORS = {
  free: 'bg-edge',
  monthly: 'bg-thread-1',
  yearly: 'bg-thread-3',
  friends_family: 'bg-thread-2',
} as const

export function PlanBar({ plans }: Pick<UserSummary, 'plans'>) {
  return (
    <div className="min-w-0 self-center">
      <div
        aria-hidden="true"
        className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        {PLANS.filter((plan) => plans[plan] > 0).map((plan) => (
          <div key={plan} className={`min-w-1 ${COLORS[plan]}`} style={{ flexGrow: plans[plan] }} />
        ))}
      </div>
      <dl aria-label={SUMMARY_TEXTS.plans} className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs/5">
        {PLANS.map((plan) => (
          <div key={plan} className="flex items-center gap-1.5">
            <dt className="flex items-center gap-1.5 text-soft">
              <span
                aria-hidden="true"
                className={`size-2 rounded-full forced-color-adjust-none ${COLORS[plan]}`}
              />
              {PLAN_NAMES[plan]}
            </dt>
            <dd className="font-semibold tabular-nums">{toNumber(plans[plan])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-1 empty:hidden">
        <TestMode isLine />
      </div>
    </div>
  )
}
