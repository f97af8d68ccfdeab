import type { SavedListSummary } from '@wordloom/contract'
import { tellSuccess } from '#ui/tell/tell.ts'
import { tellUnderWay } from '#ui/tell/tell-under-way.ts'
import { onlyName, toFolderPath } from '../places.ts'
import { MOVE_LISTS_TEXTS } from '../texts.ts'
import { setFolder } from './list-changes.ts'

export async function moveToFolder(
  lists: readonly SavedListSummary[],
  folderId: number | null,
): Promise<void> {
  const moved = lists.filter((list) => list.folderId !== folderId)
  if (moved.length === 0) return
  tellUnderWay(moved.length, MOVE_LISTS_TEXTS.underWay(moved.length))
  await setFolder(moved, folderId)
  tellSuccess(MOVE_LISTS_TEXTS.moved(moved.length), {
    name: onlyName(moved),
    at: toFolderPath(folderId),
    undo: { run: () => moveBack(moved), failure: MOVE_LISTS_TEXTS.failed },
  })
}

async function moveBack(lists: readonly SavedListSummary[]): Promise<void> {
  const listsByFolder = Map.groupBy(lists, ({ folderId }) => folderId)
  tellUnderWay(lists.length, MOVE_LISTS_TEXTS.back(lists.length))
  for (const [folderId, group] of listsByFolder) await setFolder(group, folderId)
  tellSuccess(MOVE_LISTS_TEXTS.moved(lists.length))
}
