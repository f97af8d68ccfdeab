import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { deleteProject, restoreProject } from '../changes/project-changes.ts'
import { type Sentences, DELETE_PROJECT_TEXTS as T } from './texts.ts'

interface DeleteProjectDialogProps {
  readonly project: { readonly id: number; readonly name: string }
  readonly counts: { readonly listCount: number; readonly resultCount: number } | null
  readonly contents: 'keep' | 'delete'
  readonly sentences: Sentences
  readonly onConfirm?: () => Promise<void>
  readonly onClose: () => void
}

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
        name,
        undo: { run: () => restoreProject(id), failure: T.notRestored(name) },
      })
    } catch (error) {
      tellFailure(error, sentences.notDeleted)
    }
  }
  return (
    <AlertDialog
      title={T.title(name)}
      description={contents === 'delete' ? T.contentsDeleted(counts) : T.contentsKept(counts)}
      confirmLabel={T.confirm}
      confirmLook="danger"
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
