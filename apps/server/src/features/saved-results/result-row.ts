import type { CombinationCount, Items, Recipe, SavedResultSummary } from '@wordloom/contract'
import { sql } from 'kysely'

/** A result as it is kept. */
export interface StoredResult {
  readonly summary: SavedResultSummary
  readonly recipe: Recipe | null
  /** Its combinations, joined by line feeds; null where only the recipe is kept. */
  readonly text: Items['text'] | null
}

export const SUMMARY_COLUMNS = [
  'id',
  'name',
  'description',
  'project_id',
  'combination_count',
  'count_is_exact',
  'preview',
  'separator',
  'wrap',
  'version',
  'created_at',
  'updated_at',
] as const

/** Without reading it: recipes can be large. */
export const HAS_RECIPE = sql<number>`case when recipe is null then 0 else 1 end`.as('has_recipe')

interface SummaryRow {
  readonly id: number
  readonly name: string
  readonly description: string | null
  readonly project_id: number | null
  readonly combination_count: string
  readonly count_is_exact: number
  readonly preview: string
  readonly separator: string
  readonly wrap: string
  readonly version: number
  readonly created_at: number
  readonly updated_at: number
  readonly has_recipe: number
}

export function toSummary(row: SummaryRow): SavedResultSummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    projectId: row.project_id,
    combinationCount: toCount(row.combination_count),
    isCountExact: row.count_is_exact === 1,
    separator: row.separator,
    wrap: row.wrap,
    hasRecipe: row.has_recipe === 1,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    preview: JSON.parse(row.preview) as string[],
  }
}

export function toStored(
  row: SummaryRow & { readonly recipe: string | null; readonly combinations: string | null },
): StoredResult {
  return { summary: toSummary(row), recipe: toRecipe(row.recipe), text: row.combinations }
}

export function toRecipe(json: string | null): Recipe | null {
  return json === null ? null : (JSON.parse(json) as Recipe)
}

function toCount(digits: string): CombinationCount {
  const count = Number(digits)
  return Number.isSafeInteger(count) ? count : digits
}
