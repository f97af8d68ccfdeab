import { PREVIEW_CHARACTERS } from '@wordloom/contract'
import { hasHeader, isNumeric, SAMPLE_ROWS } from '../../../shared/table/header.ts'
import { type Content, firstRows } from './read-text.ts'

export interface ColumnSample {
  readonly first: string
  readonly cells: readonly string[]
}

const MAX_OFFERED_COLUMNS = 50

const SAMPLE_CELLS = 3

export function toColumnSamples(content: Content): ColumnSample[] {
  const { width } = content
  if (width > MAX_OFFERED_COLUMNS) return []
  const [head, ...below] = firstRows(content, SAMPLE_ROWS)
  return Array.from({ length: width }, (_, column) => ({
    first: toShort(head?.[column] ?? ''),
    cells: below
      .map((row) => toShort(row[column] ?? ''))
      .filter(Boolean)
      .slice(0, SAMPLE_CELLS),
  }))
}

/** Findings from a table's first rows: whether they start with a header, and which columns have words. */
export function lookAtColumns(content: Content): { hasHeader: boolean; textColumns: readonly number[] } {
  const { width } = content
  if (width > MAX_OFFERED_COLUMNS) return { hasHeader: false, textColumns: [] }
  const rows = firstRows(content, SAMPLE_ROWS)
  const isHeaded = hasHeader(rows)
  const below = isHeaded ? rows.slice(1) : rows
  const textColumns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const cells = below.map((row) => row[column] ?? '')
    return !isNumeric(cells) && cells.some((cell) => cell.trim() !== '')
  })
  return { hasHeader: isHeaded, textColumns }
}

export function toShort(text: string): string {
  const trimmed = text.slice(0, 10 * PREVIEW_CHARACTERS).trim()
  if (trimmed.length <= PREVIEW_CHARACTERS) return trimmed
  return `${trimmed.slice(0, PREVIEW_CHARACTERS - 1).toWellFormed()}…`
}
