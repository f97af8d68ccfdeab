import { entitlementsOf, PAID_PLANS } from '@wordloom/contract'
import { Link } from 'react-router'
import { useQuery } from '../../../shared/lib/use-query.ts'
import { toFeatures } from '../../../shared/plans/plan-features.ts'
import { planOptions } from '../../../shared/plans/plan-options.ts'
import { TERMS } from '../../../shared/plans/prices.ts'
import { TestModeNote } from '../../../shared/plans/test-mode-note.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { CheckIcon } from '../../../shared/ui/icons.tsx'
import { PLAN_NAMES } from '../../../shared/user/plan-names.ts'

interface UpgradeDialogProps {
  /** Columns of the plan in force. */
  readonly columns: number
  readonly onClose: () => void
}

export default function UpgradeDialog({ columns, onClose }: UpgradeDialogProps) {
  const { data: options } = useQuery(planOptions)
  const paid = entitlementsOf('monthly')
  return (
    <Dialog
      title="More columns"
      description={`The free plan has ${columns} columns. The monthly and the yearly plan have up to ${paid.columns}, with the same exact results at any size.`}
      onClose={onClose}
    >
      {options?.payments === 'sandbox' && (
        <TestModeNote>Plans can be tried here: no money moves.</TestModeNote>
      )}
      <ul className="mt-4 space-y-1.5 text-sm/6">
        {toFeatures(paid).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-1 size-4 text-thread-ink-3" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm/6">
        {PAID_PLANS.map(
          (plan) => `${PLAN_NAMES[plan]}: $${TERMS[plan].price} per ${TERMS[plan].period}`,
        ).join(' · ')}
      </p>
      <p className="mt-3 text-sm/6 text-soft">Your words stay as they are, whichever plan you choose.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Link to="/signup" className={buttonClass('plain', 'signed-in:hidden')}>
          Sign Up
        </Link>
        <Link to="/subscription" reloadDocument className={buttonClass('primary')}>
          See plans
        </Link>
      </div>
    </Dialog>
  )
}
