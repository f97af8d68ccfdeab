import { PREVIEW_CHARACTERS } from '@wordloom/contract'
import { type Content, firstRows } from './read-text.ts'

/** A column of a table, to be chosen by. */
export interface ColumnSample {
  /** What stands in its first row. */
  readonly first: string
  /** What stands in it below. */
  readonly cells: readonly string[]
}

/** More columns are not offered one by one. */
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

/** Whether the first row must be a header: words over a column of nothing but numbers. */
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

/** What there is room for on a screen. */
export function toShort(text: string): string {
  const trimmed = text.slice(0, 10 * PREVIEW_CHARACTERS).trim()
  if (trimmed.length <= PREVIEW_CHARACTERS) return trimmed
  return `${trimmed.slice(0, PREVIEW_CHARACTERS - 1).toWellFormed()}…`
}
