import type { SavedList, SavedListSummary } from '@wordloom/contract'

type SavedListHead = Omit<SavedList, 'words'>

/** A list as it is kept: its words are one text, joined by line feeds. */
export interface StoredList {
  readonly head: SavedListHead
  /** The first words, shortened. */
  readonly preview: readonly string[]
  readonly words: string
}

export const SUMMARY_COLUMNS = [
  'id',
  'name',
  'folder_id',
  'project_id',
  'word_count',
  'version',
  'created_at',
  'updated_at',
  'preview',
] as const

interface SummaryRow {
  readonly id: number
  readonly name: string
  readonly folder_id: number | null
  readonly project_id: number | null
  readonly word_count: number
  readonly version: number
  readonly created_at: number
  readonly updated_at: number
  readonly preview: string
}

export function toSummary(row: SummaryRow): SavedListSummary {
  return { ...toHead(row), preview: JSON.parse(row.preview) as string[] }
}

export function toStored(row: SummaryRow & { readonly words: string }): StoredList {
  const { preview, ...head } = toSummary(row)
  return { head, preview, words: row.words }
}

function toHead(row: SummaryRow): SavedListHead {
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
