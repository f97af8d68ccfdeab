import type { Folder, FolderColor, SavedListSummary } from '@wordloom/contract'
import { NO_PLACE_TEXTS } from '#library/texts.ts'
import { LIST_GROUP_TEXTS } from './texts.ts'

export interface ListGroup {
  readonly name: string
  readonly color: FolderColor | null
  readonly lists: readonly SavedListSummary[]
}

export function toGroups(
  lists: readonly SavedListSummary[],
  folders: readonly Folder[],
  projectId: number | null,
): readonly ListGroup[] {
  const isOwn = (list: SavedListSummary) => projectId !== null && list.projectId === projectId
  const others = lists.filter((list) => !isOwn(list))
  const byName = folders.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const known = new Set(folders.map(({ id }) => id))
  const isGrouped = ({ folderId }: SavedListSummary) => folderId !== null && known.has(folderId)
  const loose = others.filter((list) => !isGrouped(list))
  return [
    { name: LIST_GROUP_TEXTS.thisProject, color: null, lists: lists.filter(isOwn) },
    ...byName.map(({ id, name, color }) => ({
      name,
      color,
      lists: others.filter(({ folderId }) => folderId === id),
    })),
    { name: NO_PLACE_TEXTS.folder, color: null, lists: loose.filter((list) => list.projectId === null) },
    { name: LIST_GROUP_TEXTS.projects, color: null, lists: loose.filter((list) => list.projectId !== null) },
  ].filter((group) => group.lists.length > 0)
}
