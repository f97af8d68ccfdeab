import { useState } from 'react'
import { tellFailure, tellSuccess, toReason } from '../../../shared/library/tell.ts'
import { emptyTrash } from '../../../shared/library/trash-changes.ts'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'

const FAILED = 'Failed to empty the trash'

interface EmptyTrashDialogProps {
  readonly count: number
  readonly onClose: () => void
}

export function EmptyTrashDialog({ count, onClose }: EmptyTrashDialogProps) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const items = count === 1 ? '1 item' : `${count.toLocaleString()} items`

  async function empty(): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setProblem(null)
    try {
      await emptyTrash()
      tellSuccess('Trash emptied successfully')
      onClose()
    } catch (error) {
      tellFailure(error, FAILED)
      setProblem(toReason(error, FAILED))
      setIsPending(false)
    }
  }
  return (
    <AlertDialog
      title="Empty the trash?"
      description={`${items} will be deleted for good. Nobody can bring them back.`}
      confirmLabel="Empty Trash"
      confirmLook="danger"
      pendingLabel="Emptying…"
      isPending={isPending}
      problem={problem}
      onConfirm={empty}
      onClose={onClose}
    />
  )
}
