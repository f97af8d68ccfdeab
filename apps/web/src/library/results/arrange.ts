import type { CombinationCount, SavedResultSummary } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
import { COMPARE_ITEMS, sortItems } from '../sort-items.ts'
import { SAVED_RESULTS_TEXTS } from './texts.ts'

export const SORT_CHOICES = [
  { value: 'name', label: SAVED_RESULTS_TEXTS.sort.name },
  { value: 'date', label: SAVED_RESULTS_TEXTS.sort.date },
  { value: 'changed', label: SAVED_RESULTS_TEXTS.sort.changed },
  { value: 'count', label: SAVED_RESULTS_TEXTS.sort.count },
] as const
export type SortBy = (typeof SORT_CHOICES)[number]['value']

export interface Arrangement {
  readonly by: SortBy
  readonly isDescending: boolean
  readonly query: string
  /** `none` for results outside any project, `any` for all. */
  readonly project: number | 'none' | 'any'
}

export function arrange(
  results: readonly SavedResultSummary[],
  { by, isDescending, query, project }: Arrangement,
): readonly SavedResultSummary[] {
  const wanted = toSearchable(query)
  const found = results.filter(
    (result) => isIn(result, project) && (wanted === '' || contains(result, wanted)),
  )
  return sortItems(found, COMPARE[by], isDescending)
}

function contains({ name, description, preview }: SavedResultSummary, wanted: string): boolean {
  return [name, description ?? '', ...preview].some((text) => toSearchable(text).includes(wanted))
}

const COMPARE: Readonly<Record<SortBy, (one: SavedResultSummary, other: SavedResultSummary) => number>> = {
  ...COMPARE_ITEMS,
  count: (one, other) => compareCounts(one.combinationCount, other.combinationCount),
}

function compareCounts(one: CombinationCount, other: CombinationCount): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return BigInt(one) < BigInt(other) ? -1 : 1
}

function isIn({ projectId }: SavedResultSummary, project: Arrangement['project']): boolean {
  return project === 'any' || projectId === (project === 'none' ? null : project)
}
