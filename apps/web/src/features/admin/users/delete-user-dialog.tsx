import type { User } from '@wordloom/contract'
import { removeUser } from '../changes.ts'
import { ConfirmUserDialog } from '../confirm-user-dialog.tsx'
import { DELETE_USER_TEXTS, SENTENCES } from '../texts.ts'

interface DeleteUserDialogProps {
  readonly user: User
  readonly onClose: () => void
}

export default function DeleteUserDialog(props: DeleteUserDialogProps) {
  return (
    <ConfirmUserDialog {...props} texts={DELETE_USER_TEXTS} run={removeUser} sentences={SENTENCES.remove} />
  )
}
