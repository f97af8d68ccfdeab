import type { User } from '@wordloom/contract'
import { useState } from 'react'
import { tellFailure, tellSuccess, toReason } from '../../shared/library/tell.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { removeUser } from './changes.ts'
import { isDenied, leavePanel } from './denial.ts'
import { SENTENCES, DELETE_USER_TEXTS as T } from './texts.ts'

interface DeleteUserDialogProps {
  readonly user: User
  readonly onClose: () => void
}

export default function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function remove(): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setProblem(null)
    const { done, failed } = SENTENCES.remove
    try {
      await removeUser(user.id)
      tellSuccess(done)
      onClose()
    } catch (error) {
      setIsPending(false)
      if (isDenied(error)) return leavePanel()
      tellFailure(error, failed)
      setProblem(toReason(error, failed))
    }
  }
  return (
    <AlertDialog
      title={T.title(user.email)}
      description={T.description}
      confirmLabel={T.confirm}
      confirmLook="danger"
      pendingLabel={T.pending}
      isPending={isPending}
      problem={problem}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
