import { PREVIEW_CHARACTERS } from '@wordloom/contract'
import { type Content, firstRows } from './read-text.ts'

export interface ColumnSample {
  readonly first: string
  readonly cells: readonly string[]
}

/** A wider table is imported as a whole. */
const MAX_OFFERED_COLUMNS = 50

const SAMPLE_CELLS = 3
const LOOKED_AT_ROWS = 100

export function toColumnSamples(content: Content): ColumnSample[] {
  const { width } = content
  if (width > MAX_OFFERED_COLUMNS) return []
  const [head, ...below] = firstRows(content, LOOKED_AT_ROWS)
  return Array.from({ length: width }, (_, column) => ({
    first: toShort(head?.[column] ?? ''),
    cells: below
      .map((row) => toShort(row[column] ?? ''))
      .filter(Boolean)
      .slice(0, SAMPLE_CELLS),
  }))
}

/** Detects words above a column that contains only numbers. */
export function hasObviousHeader(content: Content): boolean {
  const { width } = content
  if (width > MAX_OFFERED_COLUMNS) return false
  const [head, ...below] = firstRows(content, LOOKED_AT_ROWS)
  if (head === undefined) return false
  const isNamed = head.length === width && head.every((cell) => cell.trim() !== '' && !isNumber(cell))
  return isNamed && head.some((_, column) => isNumeric(below.map((row) => row[column] ?? '')))
}

function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every(isNumber)
}

function isNumber(cell: string): boolean {
  const text = cell.trim()
  return text.length < 40 && /^[-+$€£]?[\d.,]*\d%?$/.test(text)
}

export function toShort(text: string): string {
  const trimmed = text.slice(0, 10 * PREVIEW_CHARACTERS).trim()
  if (trimmed.length <= PREVIEW_CHARACTERS) return trimmed
  return `${trimmed.slice(0, PREVIEW_CHARACTERS - 1).toWellFormed()}…`
}
