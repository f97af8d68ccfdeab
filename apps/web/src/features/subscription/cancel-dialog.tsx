import { useMutation } from '@tanstack/react-query'
import { subscriptions } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { PLAN_NAMES } from '../../shared/user/plan-names.ts'
import { takeOver } from './api.ts'
import { DATE } from './dates.ts'
import type { Standing } from './standing.ts'
import { tellFailure } from './tell.ts'

type Cancelable = Extract<Standing, { kind: 'renews' | 'unpaid' }>

interface CancelDialogProps {
  readonly standing: Cancelable
  readonly onClose: () => void
}

const STAYS =
  'Your words, lists, results and projects stay; columns beyond those of the Free plan can no longer be added.'

export default function CancelDialog({ standing, onClose }: CancelDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(subscriptions.cancel),
    onSuccess: (subscription) => {
      takeOver(subscription)
      showToast({
        title: 'Success',
        description:
          subscription.status === 'canceled'
            ? "Subscription cancelled. You'll have access until the end of your billing period."
            : 'Subscription cancelled. Nothing more is charged.',
      })
      onClose()
    },
    onError: (error) => tellFailure(error, 'Failed to cancel subscription'),
  })
  return (
    <AlertDialog
      title={`Cancel the ${PLAN_NAMES[standing.plan]} plan?`}
      description={`${toConsequence(standing)} ${STAYS}`}
      confirmLabel="Cancel subscription"
      cancelLabel="Keep subscription"
      confirmLook="danger"
      isPending={isPending}
      pendingLabel="Cancelling…"
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}

function toConsequence(standing: Cancelable): string {
  return standing.kind === 'renews'
    ? `You have access until ${DATE.format(standing.on)} and are not charged again.`
    : 'It ends at once, and what could not be charged is not charged any more.'
}
