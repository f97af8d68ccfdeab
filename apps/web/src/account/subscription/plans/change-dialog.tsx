import { PAID_PLANS, type PaidPlan, type Plan } from '@wordloom/contract'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { TERMS } from '../../plans/prices.ts'
import { TestMode } from '../../plans/test-mode.tsx'
import { CHANGE_DIALOG_TEXTS as T } from '../texts.ts'

interface ChangeDialogProps {
  readonly plan: PaidPlan
  readonly from: Plan
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A plan change charges the known card without asking for it again, so this dialog asks first. */
export default function ChangeDialog({ plan, from, isPending, onConfirm, onClose }: ChangeDialogProps) {
  const { price, period } = TERMS[plan]
  const present = PAID_PLANS.find((name) => name === from)
  const costsLess = present !== undefined && price < TERMS[present].price
  return (
    <AlertDialog
      title={T.title(PLAN_NAMES[plan])}
      description={costsLess ? T.cheaper(price, period) : T.dearer(price, period)}
      confirmLabel={T.confirm(PLAN_NAMES[plan])}
      isPending={isPending}
      pendingLabel={T.pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="mt-3 empty:hidden">
        <TestMode isLine />
      </div>
    </AlertDialog>
  )
}
