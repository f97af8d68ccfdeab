import { type Entitlements, MAX_COLUMNS, MAX_PROJECT_PEOPLE } from '@wordloom/contract'
import { PLAN_FEATURE_TEXTS as T } from './texts.ts'

/** @example toFeatures({ columns: 3, savedLists: null, savedResults: 10 })[0] // 'Up to 3 columns' */
export function toFeatures({ columns, savedLists, savedResults }: Entitlements): readonly string[] {
  return [
    T.columns(columns),
    columns === MAX_COLUMNS ? T.fullProjects : T.basicProjects,
    ...(savedLists === savedResults ? [T.both(savedLists)] : [T.lists(savedLists), T.results(savedResults)]),
    T.people(MAX_PROJECT_PEOPLE),
  ]
}
