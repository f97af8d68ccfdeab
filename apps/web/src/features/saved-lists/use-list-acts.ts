import type { SavedListSummary } from '@wordloom/contract'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { copyLoaded } from '../../shared/library/copy-item.ts'
import { deleteLists, restoreLists } from '../../shared/library/list-changes.ts'
import { removeUndoably } from '../../shared/library/remove-undoably.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { tellUnderWay } from '../../shared/library/tell-under-way.ts'
import { loadList } from '../../shared/library/texts.ts'
import { type ListMessages, RESTORE_FAILURE, toRestored } from './list-messages.ts'
import { toLists } from './list-texts.ts'

type Lists = readonly SavedListSummary[]

/** What is asked for in a dialog, and of which lists. */
export type ListDialog =
  | { readonly kind: 'edit' | 'add-to-project'; readonly list: SavedListSummary }
  | { readonly kind: 'move-to-folder' | 'move-to-project'; readonly lists: Lists }

/** What can be done with lists. The functions stay the same. */
export interface ListActs {
  readonly ask: (dialog: ListDialog) => void
  readonly copy: (list: SavedListSummary) => void
  readonly openInGenerator: (list: SavedListSummary) => void
  /** `onKept` is told the ids of those that could not be deleted. */
  readonly remove: (lists: Lists, onKept?: (ids: readonly number[]) => void) => void
}

export function useListActs(messages: ListMessages) {
  const [dialog, setDialog] = useState<ListDialog | null>(null)
  const navigate = useNavigate()
  const acts = useMemo(
    (): ListActs => ({
      ask: setDialog,
      copy: ({ id, name }) =>
        void copyLoaded(async () => (await loadList(id)).text, messages.copied(name), messages.notCopied),
      openInGenerator: ({ id }) => void navigate(`/?list=${id}`),
      remove: (lists, onKept) =>
        void removeUndoably({
          items: lists,
          remove: deleteLists,
          restore,
          underWay: `Deleting ${toLists(lists.length)}…`,
          removed: messages.deleted,
          notRemoved: messages.notDeleted,
          notRestored: RESTORE_FAILURE,
          onKept,
        }),
    }),
    [messages, navigate],
  )
  return { acts, dialog, closeDialog: () => setDialog(null) }
}

async function restore(lists: Lists): Promise<void> {
  tellUnderWay(lists.length, `Restoring ${toLists(lists.length)}…`)
  await restoreLists(lists)
  tellSuccess(toRestored(lists.length))
}
