import { deleteProject, restoreProject } from '../../shared/library/project-changes.ts'
import { tellFailure, tellSuccess } from '../../shared/library/tell.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { toContents } from './contents.ts'
import type { Sentences } from './sentences.ts'

interface DeleteProjectDialogProps {
  readonly project: { readonly id: number; readonly name: string }
  /** How many lists and results it has, as far as that is known. */
  readonly counts: { readonly listCount: number; readonly resultCount: number } | null
  /** What becomes of its lists and results. */
  readonly contents: 'keep' | 'delete'
  readonly sentences: Sentences
  /** Called when it is confirmed: nothing is deleted before it is done. */
  readonly onConfirm?: () => Promise<void>
  readonly onClose: () => void
}

/** The project is gone from the page at once: when that fails it is back, and why is told. */
export default function DeleteProjectDialog({
  project: { id, name },
  counts,
  contents,
  sentences,
  onConfirm,
  onClose,
}: DeleteProjectDialogProps) {
  async function remove() {
    onClose()
    await onConfirm?.()
    try {
      await deleteProject(id, contents)
      tellSuccess(sentences.deleted, {
        run: () => restoreProject(id),
        failure: `"${name}" could not be restored. It may be in the trash still.`,
      })
    } catch (error) {
      tellFailure(error, sentences.notDeleted)
    }
  }
  const isEmpty = counts === null || counts.listCount + counts.resultCount === 0
  const held = isEmpty ? '' : `: ${toContents(counts)}`
  return (
    <AlertDialog
      title={`Delete "${name}"?`}
      description={
        contents === 'delete'
          ? `All associated word lists and results will be deleted${held}. This action cannot be undone.`
          : `Its lists and results move to ungrouped${held}.`
      }
      confirmLabel="Delete Project"
      confirmLook="danger"
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
