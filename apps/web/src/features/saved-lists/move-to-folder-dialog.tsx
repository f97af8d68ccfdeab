import type { SavedListSummary } from '@wordloom/contract'
import { type SubmitEvent, useState } from 'react'
import { FormActions } from '../../shared/form/form-actions.tsx'
import { moveToFolder } from '../../shared/library/changes/move-to-folder.ts'
import { useFolders } from '../../shared/library/queries.ts'
import { reportFailure } from '../../shared/library/tell/tell.ts'
import { MOVE_LISTS_TEXTS } from '../../shared/library/texts.ts'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'
import { FolderSelect } from './form/folder-select.tsx'
import { MOVE_TEXTS as T } from './texts.ts'

interface MoveToFolderDialogProps {
  readonly lists: readonly SavedListSummary[]
  readonly onClose: () => void
}

/** The accessible alternative to dragging lists onto a folder. */
export function MoveToFolderDialog({ lists, onClose }: MoveToFolderDialogProps) {
  const { data: folders = [] } = useFolders()
  const [folderId, setFolderId] = useState(lists[0]?.folderId ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setProblem(null)
    setIsPending(true)
    try {
      await moveToFolder(lists, folderId)
      onClose()
    } catch (error) {
      setProblem(reportFailure(MOVE_LISTS_TEXTS.failed)(error))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Dialog title={T.toFolder} description={T.what(lists)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <FolderSelect folders={folders} value={folderId} onChange={setFolderId} />
        <FormActions
          failure={problem}
          submitLabel={T.submit}
          pendingLabel={T.pending}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
