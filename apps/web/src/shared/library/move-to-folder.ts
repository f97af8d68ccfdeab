import type { SavedListSummary } from '@wordloom/contract'
import { setFolder } from './list-changes.ts'
import { tellSuccess } from './tell.ts'
import { tellUnderWay } from './tell-under-way.ts'

export const MOVE_FAILURE = 'Failed to move list'

/** Puts lists into a folder, or with null into none, and says so. Those that are there already stay. */
export async function moveToFolder(
  lists: readonly SavedListSummary[],
  folderId: number | null,
): Promise<void> {
  const moved = lists.filter((list) => list.folderId !== folderId)
  if (moved.length === 0) return
  tellUnderWay(moved.length, `Moving ${moved.length.toLocaleString('en')} lists…`)
  await setFolder(moved, folderId)
  tellSuccess(toMoved(moved.length), { run: () => moveBack(moved), failure: MOVE_FAILURE })
}

export function toMoved(count: number): string {
  return count === 1 ? 'List moved successfully' : `${count.toLocaleString('en')} lists moved successfully`
}

async function moveBack(lists: readonly SavedListSummary[]): Promise<void> {
  const listsByFolder = Map.groupBy(lists, ({ folderId }) => folderId)
  tellUnderWay(lists.length, `Moving ${lists.length.toLocaleString('en')} lists back…`)
  for (const [folderId, group] of listsByFolder) await setFolder(group, folderId)
  tellSuccess(toMoved(lists.length))
}
