import type { SavedListSummary } from '@wordloom/contract'

/** What is carried while lists are dragged: their ids. Browsers write such names in small letters. */
const TYPE = 'application/x-wordloom-lists'

export function carryLists(transfer: DataTransfer, ids: readonly number[]): void {
  transfer.effectAllowed = 'move'
  transfer.setData(TYPE, JSON.stringify(ids))
}

/** What is carried can be read only where it is dropped, but what kind it is shows on the way. */
export function carriesLists({ types }: DataTransfer): boolean {
  return types.includes(TYPE)
}

/** Those of the lists that were dropped. */
export function droppedLists(
  transfer: DataTransfer,
  lists: readonly SavedListSummary[],
): readonly SavedListSummary[] {
  const ids: unknown = JSON.parse(transfer.getData(TYPE) || '[]')
  return Array.isArray(ids) ? lists.filter(({ id }) => ids.includes(id)) : []
}
