import { type SavedListSummary, savedLists } from '@wordloom/contract'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { tellSuccess } from '#ui/tell/tell.ts'
import { tellUnderWay } from '#ui/tell/tell-under-way.ts'
import { deleteLists, restoreLists } from '../changes/list-changes.ts'
import { removeUndoably } from '../changes/remove-undoably.ts'
import { loadList } from '../content/content.ts'
import { copyLoaded } from '../content/copy-item.ts'
import { printLoaded } from '../content/print-item.ts'
import type { Tagging } from '../marks/tag-popover.tsx'
import { toGeneratorPath } from '../places.ts'
import { canCall, useScope } from '../scope.ts'
import { type ListMessages, LIST_CHANGES_TEXTS as T } from './texts.ts'

type Lists = readonly SavedListSummary[]

export type ListDialog =
  | {
      readonly kind: 'edit' | 'view' | 'add-to-project' | 'share' | 'history'
      readonly list: SavedListSummary
    }
  | { readonly kind: 'move-to-project' | 'download' | 'merge'; readonly lists: Lists }

export interface FolderMove {
  readonly lists: Lists
  readonly anchor: Element
}

export interface ListActions {
  readonly ask: (dialog: ListDialog) => void
  readonly moveToFolder: (lists: Lists, anchor: Element) => void
  readonly tag: (tagging: Tagging) => void
  readonly copy: (list: SavedListSummary) => void
  readonly openInGenerator: (list: SavedListSummary) => void
  readonly print: (list: SavedListSummary) => void
  /** `onKept` receives the ids of lists that couldn't be deleted. */
  readonly remove: (lists: Lists, onKept?: (ids: readonly number[]) => void) => void
}

export function useListActions(messages: ListMessages) {
  const [dialog, setDialog] = useKeptState<ListDialog | null>('dialog of lists', null)
  const [folderMove, setFolderMove] = useState<FolderMove | null>(null)
  const [tagging, setTagging] = useState<Tagging | null>(null)
  const navigate = useNavigate()
  const scope = useScope()
  const actions = useMemo((): ListActions => {
    const readText = (id: number) => async () => (await loadList(scope, id)).text
    return {
      ask: setDialog,
      moveToFolder: (lists, anchor) => setFolderMove({ lists, anchor }),
      tag: setTagging,
      copy: ({ id, name }) => void copyLoaded(readText(id), messages.copied(name), messages.notCopied),
      openInGenerator: ({ id }) => void navigate(toGeneratorPath(scope, 'list', id)),
      print: ({ id, name }) => void printLoaded(name, readText(id), T.notPrinted),
      remove: (lists, onKept) =>
        void removeUndoably({
          items: lists,
          remove: (items) => deleteLists(scope, items),
          restore: canCall(scope, savedLists.restore) ? restore : null,
          underWay: T.deleting(lists.length),
          removed: messages.deleted,
          notRemoved: messages.notDeleted,
          notRestored: T.notRestored,
          onKept,
        }),
    }
  }, [scope, messages, navigate, setDialog])
  return {
    actions,
    dialog,
    closeDialog: () => setDialog(null),
    folderMove,
    closeFolderMove: () => setFolderMove(null),
    tagging,
    closeTagging: () => setTagging(null),
  }
}

async function restore(lists: Lists): Promise<void> {
  tellUnderWay(lists.length, T.restoring(lists.length))
  await restoreLists(lists)
  tellSuccess(T.restored(lists.length))
}
