import { DEFAULT_FOLDER_COLOR, type SavedListSummary } from '@wordloom/contract'
import { useState } from 'react'
import { AnchoredPopover } from '#ui/menu/popover.tsx'
import { reportFailure, tellFailure } from '#ui/tell/tell.ts'
import { createFolder } from '../../changes/folder-changes.ts'
import { moveToFolder } from '../../changes/move-to-folder.ts'
import { useRepeatKey } from '../../changes/use-repeat-key.ts'
import { useFolders } from '../../queries.ts'
import { MOVE_LISTS_TEXTS } from '../../texts.ts'
import { MOVE_TO_FOLDER_TEXTS as T } from '../texts.ts'
import { FolderChoices } from './folder-choices.tsx'

interface MoveToFolderProps {
  readonly lists: readonly SavedListSummary[]
  readonly anchor: Element
  readonly onClose: () => void
}

/** The accessible alternative to dragging lists onto a folder. */
export function MoveToFolder({ lists, anchor, onClose }: MoveToFolderProps) {
  const { data: folders = [] } = useFolders()
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const keyOf = useRepeatKey()
  const places = new Set(lists.map(({ folderId }) => folderId))
  const [place] = places

  /** The list may leave the page, and the popover's place with it, so the popover closes first. */
  function move(folderId: number | null) {
    onClose()
    moveToFolder(lists, folderId).catch((error: unknown) => tellFailure(error, MOVE_LISTS_TEXTS.failed))
  }

  async function create(name: string) {
    if (isPending) return
    setProblem(null)
    setIsPending(true)
    try {
      const { id } = await createFolder({ name, color: DEFAULT_FOLDER_COLOR }, keyOf([name]))
      move(id)
    } catch (error) {
      setProblem(reportFailure(T.notCreated)(error))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <AnchoredPopover label={T.title} anchor={anchor} onClose={onClose}>
      <p className="px-3 pt-2.5 text-xs/5 font-semibold wrap-anywhere">{T.heading(lists)}</p>
      <FolderChoices
        folders={folders}
        current={places.size === 1 ? place : undefined}
        isPending={isPending}
        problem={problem}
        onMove={move}
        onCreate={(name) => void create(name)}
      />
    </AnchoredPopover>
  )
}
