import type { ColumnRole, NameLanguage } from '@wordloom/targets'
import { evidenceOf } from '../numbers/file-evidence.ts'
import { decideStyle, NumberEvidence } from '../numbers/number-evidence.ts'
import { scanNumber } from '../numbers/scan-number.ts'
import { findRoles } from '../roles/find-roles.ts'
import type { PlacedRow, Row } from '../row.ts'
import type { ColumnKind, ColumnShape, Doubt, NumberStyle, TableHints, TableShape } from '../table-shape.ts'
import { isBlank } from './cell-kind.ts'
import { chooseTerms } from './choose-terms.ts'
import { columnKind } from './column-kind.ts'
import { findHeader, usualWidth } from './find-header.ts'
import { hasTotalAbove } from './total-above.ts'
import { beginsWithTotal } from './total-form.ts'

const MAX_EXAMPLES = 3
const FILLED_SHARE = 0.9
const MAX_ROWS_AT_END = 10
const MIN_ROWS = 20
const MAX_CELLS = 200_000

/** Roles whose cells are numbers, so that a column of words doesn't have them. */
const NUMBER_ROLES: ReadonlySet<ColumnRole> = new Set([
  'impressions',
  'clicks',
  'cost',
  'conversions',
  'value',
  'rate',
  'cpc',
  'volume',
  'difficulty',
  'position',
])

/**
 * Tells the header, the columns and their meanings from the first rows of a table. Wrong rows and columns are never
 * refused: what the cells don't settle is a doubt.
 */
export function describeTable(sample: readonly PlacedRow[], hints: TableHints): TableShape {
  const rows = withoutBlankColumns(sample.map(({ cells }) => cells))
  const header = chooseHeader(sample, rows, hints)
  const usual = usualWidth(rows)
  const firstRow = header === null ? firstRowOf(rows, usual) : header + 1
  const below = rows.slice(firstRow, firstRow + maxRows(rows))
  const usualRows = below.filter(isUsual)
  const names = header === null ? [] : (rows[header] ?? []).map((name) => name.trim())
  const width = Math.max(lastFilled(names), ...below.map((row) => row.length), 0)
  const isTable = width > 1
  const cells = Array.from({ length: width }, (_, column) =>
    (usualRows.length > 0 ? usualRows : below).map((row) => row[column] ?? ''),
  )
  const kinds = cells.map(columnKind)
  const named = findRoles(Array.from({ length: width }, (_, column) => names[column] ?? ''))
  const roles = named.roles.map((role, column) =>
    fitRole(role, kinds[column] ?? 'empty', cells[column] ?? []),
  )
  const found = chooseTerms(roles, kinds, cells, names)
  const evidence = evidenceOfCells(cells, kinds, found.roles)
  const columns = cells.map(
    (column, index): ColumnShape => ({
      index,
      name: names[index] ?? '',
      role: found.roles[index] ?? null,
      isKnownName: named.areKnown[index] ?? false,
      kind: kinds[index] ?? 'empty',
      isFilled: filledShare(column) >= FILLED_SHARE,
      numberStyle: styleOf(index, evidence, found.roles, named.language, hints),
      examples: examplesOf(column),
    }),
  )
  const doubts = isTable ? doubtsOf(columns, header, found.isNamed) : []
  const shape = {
    header,
    firstRow,
    beginsWithTotal: isTable && hasTotalAbove(below, columns),
    width,
    columns,
    isTable,
    language: named.language,
    doubts,
  }
  const ofFile = evidenceOf(shape)
  for (const [index, own] of evidence.entries()) if (own !== null) ofFile.set(index, own)
  return shape
}

/** Spreadsheets write separators for blank columns on the right, too. */
function withoutBlankColumns(rows: readonly Row[]): readonly Row[] {
  const width = Math.max(0, ...rows.map(lastFilled))
  return rows.map((row) => (row.length > width ? row.slice(0, width) : row))
}

/** Enough rows to tell, and few enough of a table with thousands of columns. */
function maxRows(rows: readonly Row[]): number {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 1)
  return Math.max(MIN_ROWS, Math.floor(MAX_CELLS / widest))
}

function chooseHeader(
  sample: readonly PlacedRow[],
  rows: readonly Row[],
  { header }: TableHints,
): number | null {
  if (header === 'none') return null
  if (header === undefined) return findHeader(rows)
  const place = sample.findIndex(({ line }) => line >= header)
  return place === -1 ? null : place
}

/** Titles can stand above a table without a header, too. */
function firstRowOf(rows: readonly Row[], width: number): number {
  if (width < 2) return 0
  const first = rows.findIndex((row) => 2 * lastFilled(row) >= width)
  return Math.max(first, 0)
}

/** Totals and closing lines tell nothing about the columns. */
function isUsual(row: Row): boolean {
  const filled = row.filter((cell) => cell.trim() !== '')
  return filled.length > 1 && beginsWithTotal(filled[0] ?? '') === null
}

function lastFilled(row: Row): number {
  return row.findLastIndex((cell) => cell.trim() !== '') + 1
}

function fitRole(role: ColumnRole | null, kind: ColumnKind, cells: readonly string[]): ColumnRole | null {
  if (role === null || !NUMBER_ROLES.has(role)) return role
  if (kind === 'numbers' || kind === 'mixed' || kind === 'empty' || kind === 'ids') return role
  return kind === 'words' && areDamagedNumbers(cells) ? role : null
}

/** Cells such as `1.2.3`, `--1` and `1e400`. Their column keeps its role, so that the report says which cells can't be read. */
function areDamagedNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell))
  return filled.length > 0 && filled.every((cell) => /^[^\p{L}]*\d(?:[eE][+-]?\d+)?[^\p{L}]*$/u.test(cell))
}

function evidenceOfCells(
  cells: readonly (readonly string[])[],
  kinds: readonly ColumnKind[],
  roles: readonly (ColumnRole | null)[],
): readonly (NumberEvidence | null)[] {
  return cells.map((column, index) => {
    const role = roles[index] ?? null
    if (kinds[index] !== 'numbers' && (role === null || !NUMBER_ROLES.has(role))) return null
    const evidence = new NumberEvidence()
    for (const cell of column) evidence.add(scanNumber(cell))
    return evidence
  })
}

function styleOf(
  index: number,
  evidence: readonly (NumberEvidence | null)[],
  roles: readonly (ColumnRole | null)[],
  language: NameLanguage | null,
  { separator }: TableHints,
): NumberStyle | null {
  const own = evidence[index] ?? null
  if (own === null) return null
  const others = evidence.flatMap((other) => (other === null || other === own ? [] : [other]))
  return decideStyle(own, { role: roles[index] ?? null, others, language, separator })
}

/** Rows of totals and closing lines at the end have blank cells in any column, so these don't count. */
function filledShare(cells: readonly string[]): number {
  const end = cells.findLastIndex((cell) => !isBlank(cell)) + 1
  const counted = end === 0 || cells.length - end > MAX_ROWS_AT_END ? cells : cells.slice(0, end)
  return counted.length === 0 ? 0 : counted.filter((cell) => !isBlank(cell)).length / counted.length
}

function examplesOf(cells: readonly string[]): readonly string[] {
  const examples = new Set<string>()
  for (const cell of cells) {
    const text = cell.trim()
    if (text !== '') examples.add(text)
    if (examples.size === MAX_EXAMPLES) break
  }
  return [...examples]
}

function doubtsOf(
  columns: readonly ColumnShape[],
  header: number | null,
  isTermNamed: boolean,
): readonly Doubt[] {
  const doubts: Doubt[] = []
  if (header === null) doubts.push({ kind: 'no-header' })
  if (!isTermNamed) doubts.push({ kind: 'no-term-column' })
  const equal = equalNames(columns)
  if (equal.length > 0) doubts.push({ kind: 'equal-names', names: equal })
  for (const { name, numberStyle, examples } of columns) {
    if (numberStyle === null || numberStyle.isCertain) continue
    const example = examples.find((cell) => /[.,]/.test(cell)) ?? ''
    doubts.push({ kind: 'decimal-mark', column: name, example })
  }
  return doubts
}

function equalNames(columns: readonly ColumnShape[]): readonly string[] {
  const [names, equal] = [new Set<string>(), new Set<string>()]
  for (const { name } of columns) {
    const key = name.toLowerCase()
    if (name !== '' && names.has(key)) equal.add(name)
    names.add(key)
  }
  return [...equal]
}
