import { PAID_PLANS, type PaidPlan, type Plan } from '@wordloom/contract'
import { TERMS } from '../../shared/plans/prices.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { PLAN_NAMES } from '../../shared/user/plan-names.ts'

interface ChangeDialogProps {
  readonly plan: PaidPlan
  /** The plan that there is now. */
  readonly from: Plan
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a card that is known is charged without being filled in again. */
export default function ChangeDialog({ plan, from, isPending, onConfirm, onClose }: ChangeDialogProps) {
  const { price, period } = TERMS[plan]
  const present = PAID_PLANS.find((name) => name === from)
  const costsLess = present !== undefined && price < TERMS[present].price
  return (
    <AlertDialog
      title={`Change to ${PLAN_NAMES[plan]}?`}
      description={
        costsLess
          ? `Your plan costs $${price} per ${period} from now on. What is left of the time you have paid for is taken off what comes.`
          : `Your card is charged now: $${price} for a ${period}, less what is left of the time you have paid for.`
      }
      confirmLabel={`Change to ${PLAN_NAMES[plan]}`}
      isPending={isPending}
      pendingLabel="Changing…"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
