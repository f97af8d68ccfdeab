import type { User } from '@wordloom/contract'
import { useState } from 'react'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellSuccess } from '#ui/tell/tell.ts'
import { reportAdminFailure } from './denial.ts'

interface ConfirmUserDialogProps {
  readonly user: User
  readonly texts: {
    readonly title: (email: string) => string
    readonly description: string
    readonly confirm: string
    readonly pending: string
  }
  readonly run: (id: string) => Promise<void>
  readonly sentences: { readonly done: string; readonly failed: string }
  readonly onClose: () => void
}

export function ConfirmUserDialog({ user, texts, run, sentences, onClose }: ConfirmUserDialogProps) {
  const confirmation = useConfirmation({ run: () => run(user.id), sentences, onDone: onClose })
  return (
    <AlertDialog
      title={texts.title(user.email)}
      description={texts.description}
      confirmLabel={texts.confirm}
      confirmLook="danger"
      pendingLabel={texts.pending}
      onClose={onClose}
      {...confirmation}
    />
  )
}

interface Confirmation {
  readonly run: () => Promise<void>
  readonly sentences: { readonly done: string; readonly failed: string }
  readonly onDone: () => void
}

export function useConfirmation({ run, sentences: { done, failed }, onDone }: Confirmation) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setProblem(null)
    try {
      await run()
      tellSuccess(done)
      onDone()
    } catch (error) {
      setIsPending(false)
      setProblem(reportAdminFailure(failed)(error))
    }
  }
  return { isPending, problem, onConfirm: confirm }
}
