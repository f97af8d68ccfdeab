import { useMutation } from '@tanstack/react-query'
import type { Folder } from '@wordloom/contract'
import { deleteFolder, restoreFolder } from '../../shared/library/folder-changes.ts'
import { tellFailure, tellSuccess } from '../../shared/library/tell.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'

interface DeleteFolderDialogProps {
  readonly folder: Folder
  /** How many lists are in it. */
  readonly count: number
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export function DeleteFolderDialog({ folder, count, onDeleted, onClose }: DeleteFolderDialogProps) {
  const { id, name } = folder
  const deletion = useMutation({
    mutationFn: () => deleteFolder(id),
    onSuccess: () => {
      onDeleted()
      onClose()
      tellSuccess('Folder deleted successfully. Lists moved to ungrouped.', {
        run: () => restoreFolder(id),
        failure: 'Failed to restore folder',
      })
    },
    onError: (error) => tellFailure(error, 'Failed to delete folder'),
  })
  return (
    <AlertDialog
      title={`Delete "${name}"?`}
      description={toConsequence(count)}
      confirmLabel="Delete Folder"
      confirmLook="danger"
      pendingLabel="Deleting..."
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  )
}

function toConsequence(count: number): string {
  if (count === 0) return 'There are no lists in it. Lists of a deleted folder move to ungrouped.'
  return count === 1
    ? 'The list in it will be moved to ungrouped.'
    : `The ${count.toLocaleString('en')} lists in it will be moved to ungrouped.`
}
