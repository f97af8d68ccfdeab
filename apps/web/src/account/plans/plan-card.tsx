import { type Entitlements, entitlementsOf, type PaidPlan } from '@wordloom/contract'
import { type ReactNode, useId } from 'react'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { CheckIcon } from '#ui/icons/icons.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { toFeatures } from './plan-features.ts'
import { TERMS, YEARLY_SAVING } from './prices.ts'
import { PLAN_CARD_TEXTS as T } from './texts.ts'

interface PlanCardProps {
  readonly name: string
  readonly badge?: string | undefined
  readonly price: string
  readonly period: string
  readonly note?: string
  readonly columns: number
  readonly features: readonly string[]
  readonly isCurrent: boolean
  readonly children?: ReactNode
}

interface OwnCardProps {
  readonly isCurrent?: boolean
  readonly children?: ReactNode
}

export function FreePlanCard({
  freePlan,
  isCurrent = false,
  children,
}: OwnCardProps & { readonly freePlan: Entitlements }) {
  return (
    <PlanCard
      name={PLAN_NAMES.free}
      price={T.price(0)}
      period={T.freePeriod}
      columns={freePlan.columns}
      features={toFeatures(freePlan)}
      isCurrent={isCurrent}
    >
      {children}
    </PlanCard>
  )
}

export function PaidPlanCard({
  plan,
  isCurrent = false,
  children,
}: OwnCardProps & { readonly plan: PaidPlan }) {
  const { price, period } = TERMS[plan]
  const granted = entitlementsOf(plan)
  const isYearly = plan === 'yearly'
  return (
    <PlanCard
      name={PLAN_NAMES[plan]}
      badge={isYearly ? T.savePercent(YEARLY_SAVING.percent) : undefined}
      price={T.price(price)}
      period={T.per(period)}
      {...(isYearly && { note: T.saveDollars(YEARLY_SAVING.dollars) })}
      columns={granted.columns}
      features={[...toFeatures(granted), ...T.promises]}
      isCurrent={isCurrent}
    >
      {children}
    </PlanCard>
  )
}

export function GivenPlanCard() {
  const given = entitlementsOf('friends_family')
  return (
    <PlanCard
      name={PLAN_NAMES.friends_family}
      price={T.price(0)}
      period={T.givenPeriod}
      columns={given.columns}
      features={[...toFeatures(given), ...T.promises]}
      isCurrent
    />
  )
}

function PlanCard({
  name,
  badge,
  price,
  period,
  note,
  columns,
  features,
  isCurrent,
  children,
}: PlanCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-current={isCurrent ? 'true' : undefined}
      className={`flex flex-col rounded-md border bg-card p-5 lg:p-6 ${isCurrent ? 'border-accent shadow-[inset_0_3px_0_var(--color-accent)]' : 'border-line'}`}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 id={id} className="text-lg/7 font-semibold tracking-tight">
          {name}
        </h3>
        {badge !== undefined && (
          <span className="rounded-sm bg-thread-3/15 px-2 py-0.5 text-xs/5 font-semibold text-thread-ink-3">
            {badge}
          </span>
        )}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-3xl/11 font-bold tracking-[-0.03em] tabular-nums">{price}</span>
        <span className="text-sm text-soft">{period}</span>
      </p>
      <p className="min-h-6 text-sm/6 text-soft">{note}</p>
      <div className="mt-4">
        <PlanColumns columns={columns} />
      </div>
      <ul className="mt-5 mb-6 space-y-2 text-sm/6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-1 size-4 text-thread-ink-3" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {isCurrent ? (
          <p className="flex min-h-10 items-center text-sm font-semibold text-accent">{T.current}</p>
        ) : (
          children
        )}
      </div>
    </section>
  )
}
