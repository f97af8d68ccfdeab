import type { Project, ProjectSummary } from '@wordloom/contract'
import type { Text } from '../../memory/text.ts'
import type { ProjectState } from './state.ts'

export type ProjectHead = Omit<Project, keyof ProjectState>

export interface StoredProject {
  readonly head: ProjectHead
  readonly state: Text
}

export const HEAD_COLUMNS = ['id', 'name', 'description', 'version', 'created_at', 'updated_at'] as const

interface HeadRow {
  readonly id: number
  readonly name: string
  readonly description: string | null
  readonly version: number
  readonly created_at: number
  readonly updated_at: number
}

export function toHead(row: HeadRow): ProjectHead {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

export function toSummary(
  row: HeadRow & {
    readonly column_count: number
    readonly list_count: number
    readonly result_count: number
  },
): ProjectSummary {
  return {
    ...toHead(row),
    columnCount: row.column_count,
    listCount: row.list_count,
    resultCount: row.result_count,
  }
}
