import { subscriptions } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Standing } from '../../plans/standing.ts'
import { TestMode } from '../../plans/test-mode.tsx'
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
