import { trash } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure, tellSuccess, toReason } from '#ui/tell/tell.ts'
import { refresh } from '../../changes/refresh.ts'
import { TRASH_KEY } from '../../keys.ts'
import { EMPTY_TRASH_TEXTS as T } from './texts.ts'

interface EmptyTrashDialogProps {
  readonly count: number
  readonly onClose: () => void
}

export function EmptyTrashDialog({ count, onClose }: EmptyTrashDialogProps) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function empty(): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setProblem(null)
    try {
      await call(trash.empty)
      refresh(TRASH_KEY)
      tellSuccess(T.done)
      onClose()
    } catch (error) {
      tellFailure(error, T.failed)
      setProblem(toReason(error, T.failed))
      setIsPending(false)
    }
  }
  return (
    <AlertDialog
      title={T.title}
      description={T.description(count)}
      confirmLabel={T.confirm}
      confirmLook="danger"
      pendingLabel={T.pending}
      isPending={isPending}
      problem={problem}
      onConfirm={empty}
      onClose={onClose}
    />
  )
}
