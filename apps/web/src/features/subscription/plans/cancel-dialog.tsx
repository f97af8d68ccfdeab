import { subscriptions } from '@wordloom/contract'
import { toDate } from '../../../shared/format/dates.ts'
import { call } from '../../../shared/lib/api.ts'
import { useMutation } from '../../../shared/lib/use-mutation.ts'
import type { Standing } from '../../../shared/plans/standing.ts'
import { TestMode } from '../../../shared/plans/test-mode.tsx'
import { AlertDialog } from '../../../shared/ui/dialog/alert-dialog.tsx'
import { showToast } from '../../../shared/ui/toast/toast.ts'
import { PLAN_NAMES } from '../../../shared/user/plan-names.ts'
import { takeOver } from '../api.ts'
import { tellPlanFailure } from '../tell.ts'
import { CANCEL_DIALOG_TEXTS as T, TELL_TEXTS } from '../texts.ts'

export type Cancelable = Extract<Standing, { kind: 'renews' | 'awaited' | 'unpaid' }>

interface CancelDialogProps {
  readonly standing: Cancelable
  readonly onClose: () => void
}

export default function CancelDialog({ standing, onClose }: CancelDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(subscriptions.cancel),
    onSuccess: (subscription) => {
      takeOver(subscription)
      showToast({
        title: TELL_TEXTS.success,
        description: subscription.status === 'canceled' ? T.done : T.doneAtOnce,
      })
      onClose()
    },
    onError: (error) => tellPlanFailure(error, T.failed),
  })
  return (
    <AlertDialog
      title={T.title(PLAN_NAMES[standing.plan])}
      description={toConsequence(standing)}
      confirmLabel={T.confirm}
      cancelLabel={T.keep}
      confirmLook="danger"
      isPending={isPending}
      pendingLabel={T.pending}
      onConfirm={mutate}
      onClose={onClose}
    >
      <div className="mt-3 empty:hidden">
        <TestMode isLine />
      </div>
    </AlertDialog>
  )
}

function toConsequence(standing: Cancelable): string {
  switch (standing.kind) {
    case 'renews':
      return T.renewsUntil(toDate(standing.on))
    case 'awaited':
      return T.awaited
    case 'unpaid':
      return T.unpaid
  }
}
