import type { SavedListSummary } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
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

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

const COMPARE: Readonly<Record<SortBy, (one: SavedListSummary, other: SavedListSummary) => number>> = {
  name: (one, other) => collator.compare(one.name, other.name),
  date: (one, other) => compareTexts(one.createdAt, other.createdAt),
  changed: (one, other) => compareTexts(one.updatedAt, other.updatedAt),
  words: (one, other) => one.wordCount - other.wordCount,
}

/** Ties are sorted by age. */
export function arrange(
  lists: readonly SavedListSummary[],
  { by, isDescending, query }: Arrangement,
): readonly SavedListSummary[] {
  const wanted = toSearchable(query)
  const direction = isDescending ? -1 : 1
  return lists
    .filter(({ name }) => toSearchable(name).includes(wanted))
    .sort((one, other) => direction * (COMPARE[by](one, other) || one.id - other.id))
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
