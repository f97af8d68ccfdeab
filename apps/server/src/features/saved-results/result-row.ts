import { type SavedResultSummary, toCombinationCount } from '@wordloom/contract'
import type { Text } from '../../memory/text.ts'

export interface StoredResult {
  readonly summary: SavedResultSummary
  readonly recipe: Text | null
  readonly text: Text | null
}

export interface NamedRecipe {
  readonly id: number
  readonly name: string
  readonly recipe: Text | null
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
  'has_recipe',
  'version',
  'created_at',
  'updated_at',
] as const

export interface SummaryRow {
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
    combinationCount: toCombinationCount(BigInt(row.combination_count)),
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
