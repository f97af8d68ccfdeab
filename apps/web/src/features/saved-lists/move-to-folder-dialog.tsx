import type { SavedListSummary } from '@wordloom/contract'
import { type SubmitEvent, useState } from 'react'
import { isUnauthorized } from '../../shared/lib/api.ts'
import { MOVE_LISTS_TEXTS } from '../../shared/library/library-texts.ts'
import { moveToFolder } from '../../shared/library/move-to-folder.ts'
import { useFolders } from '../../shared/library/queries.ts'
import { tellFailure, toReason } from '../../shared/library/tell.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { DIALOG_TEXTS } from '../../shared/ui/texts.ts'
import { FolderSelect } from './folder-select.tsx'
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
      tellFailure(error, MOVE_LISTS_TEXTS.failed)
      if (!isUnauthorized(error)) setProblem(toReason(error, MOVE_LISTS_TEXTS.failed))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <Dialog title={T.toFolder} description={T.what(lists)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <FolderSelect folders={folders} value={folderId} onChange={setFolderId} />
        {problem !== null && <FormAlert>{problem}</FormAlert>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={onClose}>
            {DIALOG_TEXTS.cancel}
          </Button>
          <SubmitButton isPending={isPending} pendingLabel={T.pending}>
            {T.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
