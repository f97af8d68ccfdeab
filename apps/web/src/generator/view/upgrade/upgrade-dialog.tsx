import { entitlementsOf, PAID_PLANS } from '@wordloom/contract'
import { Link } from 'react-router'
import { toFeatures } from '#account/plans/plan-features.ts'
import { TERMS } from '#account/plans/prices.ts'
import { planOptions } from '#account/plans/queries.ts'
import { TestModeNote } from '#account/plans/test-mode.tsx'
import { keepAsked } from '#platform/asked-for/asked-for.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckIcon } from '#ui/icons/icons.tsx'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { MoreColumns } from './more-columns.tsx'
import { UPGRADE_TEXTS as T } from './texts.ts'

interface UpgradeDialogProps {
  readonly allowed: number
  readonly columns: GeneratorModel['columns']
  readonly onClose: () => void
}

export default function UpgradeDialog({ allowed, columns, onClose }: UpgradeDialogProps) {
  const { data: options } = useQuery(planOptions)
  const paid = entitlementsOf('monthly')
  const free = toFeatures(entitlementsOf('free', options?.freePlan))
  function ask(kind: 'column' | 'paid-column') {
    const [first] = columns
    if (first !== undefined) keepAsked({ kind, columnId: first.keptId })
  }
  return (
    <Dialog title={T.title} description={T.limits(allowed, paid.columns)} onClose={onClose}>
      <MoreColumns columns={allowed} most={paid.columns} />
      {options?.payments === 'sandbox' && <TestModeNote>{T.noMoney}</TestModeNote>}
      <ul className="mt-4 space-y-1.5 text-sm/6">
        {toFeatures(paid)
          .filter((feature) => !free.includes(feature))
          .map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon className="mt-1 size-4 text-thread-ink-3" />
              {feature}
            </li>
          ))}
      </ul>
      <p className="mt-4 text-sm/6">
        {PAID_PLANS.map((plan) =>
          T.price(PLAN_NAMES[plan], `$${TERMS[plan].price}`, TERMS[plan].period),
        ).join(' · ')}
      </p>
      <p className="mt-3 text-sm/6 text-soft">{T.wordsStay}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Link to="/signup" onClick={() => ask('column')} className={buttonClass('plain', 'signed-in:hidden')}>
          {T.signUp}
        </Link>
        <Link
          to="/features#plans"
          onClick={() => ask('column')}
          className={buttonClass('primary', 'signed-in:hidden')}
        >
          {T.seePlans}
        </Link>
        <Link
          to="/subscription"
          reloadDocument
          onClick={() => ask('paid-column')}
          className={buttonClass('primary', 'signed-out:hidden')}
        >
          {T.seePlans}
        </Link>
      </div>
    </Dialog>
  )
}
