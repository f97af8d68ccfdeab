import type { User } from '@wordloom/contract'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { removeSecondFactors } from './changes.ts'
import { SENTENCES, REMOVE_FACTORS_TEXTS as T } from './texts.ts'
import { useConfirmedDeed } from './use-confirmed-deed.ts'

interface RemoveFactorsDialogProps {
  readonly user: User
  readonly onClose: () => void
}

/** For whoever has lost their second factors and the recovery codes with them. */
export default function RemoveFactorsDialog({ user, onClose }: RemoveFactorsDialogProps) {
  const deed = useConfirmedDeed({
    run: () => removeSecondFactors(user.id),
    sentences: SENTENCES.removeFactors,
    onDone: onClose,
  })
  return (
    <AlertDialog
      title={T.title(user.email)}
      description={T.description}
      confirmLabel={T.confirm}
      confirmLook="danger"
      pendingLabel={T.pending}
      onClose={onClose}
      {...deed}
    />
  )
}
