import type { SavedListSummary } from '@wordloom/contract'

/** Lowercase, because browsers lowercase data transfer types. */
const TYPE = 'application/x-wordloom-lists'

export function carryLists(transfer: DataTransfer, ids: readonly number[]): void {
  transfer.effectAllowed = 'move'
  transfer.setData(TYPE, JSON.stringify(ids))
}

/** Browsers reveal only the type while dragging; the data is readable on drop. */
export function carriesLists({ types }: DataTransfer): boolean {
  return types.includes(TYPE)
}

export function droppedLists(
  transfer: DataTransfer,
  lists: readonly SavedListSummary[],
): readonly SavedListSummary[] {
  const ids: unknown = JSON.parse(transfer.getData(TYPE) || '[]')
  return Array.isArray(ids) ? lists.filter(({ id }) => ids.includes(id)) : []
}
