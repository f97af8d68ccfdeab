import type { SavedListSummary } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
import { COMPARE_ITEMS, sortItems } from '../sort-items.ts'
import { SAVED_LISTS_TEXTS } from './texts.ts'

export const SORT_CHOICES = [
  { value: 'name', label: SAVED_LISTS_TEXTS.sort.name },
  { value: 'date', label: SAVED_LISTS_TEXTS.sort.date },
  { value: 'changed', label: SAVED_LISTS_TEXTS.sort.changed },
  { value: 'words', label: SAVED_LISTS_TEXTS.sort.words },
] as const
export type SortBy = (typeof SORT_CHOICES)[number]['value']

export interface Arrangement {
  readonly by: SortBy
  readonly isDescending: boolean
  readonly query: string
}

const COMPARE: Readonly<Record<SortBy, (one: SavedListSummary, other: SavedListSummary) => number>> = {
  ...COMPARE_ITEMS,
  words: (one, other) => one.wordCount - other.wordCount,
}

export function arrange(
  lists: readonly SavedListSummary[],
  { by, isDescending, query }: Arrangement,
): readonly SavedListSummary[] {
  const wanted = toSearchable(query)
  const found = lists.filter(({ name }) => toSearchable(name).includes(wanted))
  return sortItems(found, COMPARE[by], isDescending)
}
