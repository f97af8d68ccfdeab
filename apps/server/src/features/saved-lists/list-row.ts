import type { SavedList, SavedListSummary } from '@wordloom/contract'
import type { Text } from '../../memory/text.ts'

type SavedListHead = Omit<SavedList, 'words'>

export interface WholeList {
  readonly head: SavedListHead
  readonly words: Text
}

export interface StoredList extends WholeList {
  readonly preview: readonly string[]
}

const HEAD_COLUMNS = [
  'id',
  'name',
  'folder_id',
  'project_id',
  'word_count',
  'version',
  'created_at',
  'updated_at',
] as const

export const SUMMARY_COLUMNS = [...HEAD_COLUMNS, 'preview'] as const

interface HeadRow {
  readonly id: number
  readonly name: string
  readonly folder_id: number | null
  readonly project_id: number | null
  readonly word_count: number
  readonly version: number
  readonly created_at: number
  readonly updated_at: number
}

interface SummaryRow extends HeadRow {
  readonly preview: string
}

export function toSummary(row: SummaryRow): SavedListSummary {
  return { ...toHead(row), preview: JSON.parse(row.preview) as string[] }
}

export function toStored(row: SummaryRow, words: Text): StoredList {
  const { preview, ...head } = toSummary(row)
  return { head, preview, words }
}

function toHead(row: HeadRow): SavedListHead {
  return {
    id: row.id,
    name: row.name,
    folderId: row.folder_id,
    projectId: row.project_id,
    wordCount: row.word_count,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
