import type { User } from '@wordloom/contract'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { removeUser } from './changes.ts'
import { SENTENCES, DELETE_USER_TEXTS as T } from './texts.ts'
import { useConfirmedDeed } from './use-confirmed-deed.ts'

interface DeleteUserDialogProps {
  readonly user: User
  readonly onClose: () => void
}

export default function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const deed = useConfirmedDeed({
    run: () => removeUser(user.id),
    sentences: SENTENCES.remove,
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
