import type { Folder } from '@wordloom/contract'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { deleteFolder, restoreFolder } from '../changes/folder-changes.ts'
import { DELETE_FOLDER_TEXTS as T } from './texts.ts'

interface DeleteFolderDialogProps {
  readonly folder: Folder
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
      tellSuccess(T.done, {
        undo: { run: () => restoreFolder(id), failure: T.notRestored },
      })
    },
    onError: (error) => tellFailure(error, T.failed),
  })
  return (
    <AlertDialog
      title={T.title(name)}
      description={T.consequence(count)}
      confirmLabel={T.confirm}
      confirmLook="danger"
      pendingLabel={T.pending}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  )
}
