import type { Row } from '../row.ts'
import { type CellKind, cellKind } from './cell-kind.ts'
import { countKinds, kindOfCounts } from './column-kind.ts'
import { isUsualName } from './usual-names.ts'

/** Reports begin with at most so many lines of titles. */
const MAX_ROWS_BEFORE = 50
const BODY_ROWS = 100
const LONGEST_NAME = 200
const FEW_ROWS = 12
/** Wide tables have few candidates, so that 500 columns take no longer than five. */
const MAX_CELLS_TRIED = 4000
const WIDE = 500
const MAX_ROWS_OF_WIDE = 20
/** With so many cells below it, a column whose cells repeat tells whether the cell above is one of them. */
const MIN_REPEATED = 6

/**
 * Returns the place of the row that names the columns, or `null` if none does. A row names columns if its cells are known
 * names, if it has words above numbers, dates or URLs, or if its cells differ from those below in their writing.
 */
export function findHeader(rows: readonly Row[]): number | null {
  const width = usualWidth(rows)
  const tried = rows.slice(0, width > WIDE ? MAX_ROWS_OF_WIDE : MAX_ROWS_BEFORE + BODY_ROWS)
  const kinds = tried.map((row) => row.map(cellKind))
  let best: number | null = null
  let most = 0
  let cellsTried = 0
  for (
    let place = 0;
    place < Math.min(rows.length, MAX_ROWS_BEFORE) && cellsTried < MAX_CELLS_TRIED;
    place++
  ) {
    const score = scoreOf(place, tried, kinds, width)
    if (score === null) continue
    cellsTried += width
    if (score <= most) continue
    best = place
    most = score
  }
  return best
}

/** The number of cells that most rows have. A row of two counts less than one of ten: lines of titles are short. */
export function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
  let width = rows.length === 0 ? 0 : 1
  let most = 0
  for (const [length, count] of counts) {
    // One long row among many is broken. Among few, it can be the only one below the titles.
    if (count === 1 && rows.length > FEW_ROWS) continue
    const weight = count * Math.log2(length) ** 2
    if (weight <= most) continue
    width = length
    most = weight
  }
  return width
}

function scoreOf(
  place: number,
  rows: readonly Row[],
  kinds: readonly (readonly CellKind[])[],
  width: number,
): number | null {
  const row = rows[place] ?? []
  const filled = row.filter((cell) => cell.trim() !== '')
  if (filled.length < Math.max(1, width / 2) || filled.some((cell) => cell.length > LONGEST_NAME)) return null
  const places = rowsOfTable(kinds, place + 1, width).filter((at) => !repeats(rows[at] ?? [], row))
  const below = places.map((at) => kinds[at] ?? [])
  const bodyRows = places.map((at) => rows[at] ?? [])
  const names = row.filter(isUsualName).length
  let score = names
  if (names === 0 && isInsideTable(place, rows, width)) return null
  let isLowerBelow = false
  for (const [column, cell] of row.entries()) {
    if (cell.trim() === '') continue
    const kind = kinds[place]?.[column] ?? 'blank'
    const columnKinds = below.map((cells) => cells[column] ?? 'blank')
    score += contrast(cell, kind, columnKinds, bodyRows, column)
    isLowerBelow ||= isLower(bodyRows, column)
  }
  if (isLowerBelow && filled.every((cell) => /^\p{Lu}/u.test(cell.trim()))) score++
  // If the next row would be a header itself, this row is a title above it, unless all its cells are known names.
  const [next = 0, ...others] = places
  const isTitle =
    next > 0 &&
    (isSingleOver(filled, rows[next] ?? [], kinds[next] ?? []) ||
      (!(names > 1 && names === filled.length) &&
        isHeaderOver(
          kinds[next] ?? [],
          others.map((at) => kinds[at] ?? []),
        )))
  return isTitle ? score - 1.5 * width : score
}

/** Files that were put together repeat the header. */
function repeats(row: Row, names: Row): boolean {
  return row.length === names.length && row.every((cell, column) => cell.trim() === names[column]?.trim())
}

/** Titles are shorter than the table below them. Without a known name, a row under full rows is one of them. */
function isInsideTable(place: number, rows: readonly Row[], width: number): boolean {
  const full = rows.slice(0, place).filter((row) => row.filter((cell) => cell.trim() !== '').length >= width)
  return full.length > 1
}

/** Leaves out closing lines, which have one cell where a table has several. */
function rowsOfTable(
  kinds: readonly (readonly CellKind[])[],
  from: number,
  width: number,
): readonly number[] {
  const places: number[] = []
  for (let at = from; at < Math.min(kinds.length, from + BODY_ROWS); at++) {
    const filled = kinds[at]?.filter((kind) => kind !== 'blank').length ?? 0
    if (2 * filled >= width && (filled > 1 || width === 1)) places.push(at)
  }
  return places
}

function contrast(
  cell: string,
  kind: CellKind,
  below: readonly CellKind[],
  rows: readonly Row[],
  column: number,
): number {
  const body = kindOfCounts(countKinds(below))
  if (body === 'empty') return 0
  const isName = kind === 'words' || kind === 'id'
  if (body === 'numbers' || body === 'dates' || body === 'urls') {
    if (isName) return 1
    if (isPeriod(cell, kind)) return isPeriodColumn(rows, column) ? -1 : 0.5
    return kind === 'blank' ? 0 : -1
  }
  if (kind === 'number' || kind === 'url') return isPeriod(cell, kind) ? 0 : -0.5
  if (body === 'ids') return kind === 'words' ? 0.5 : 0
  return contrastOfWords(cell, rows, column)
}

/** Cells of a category repeat. A name is none of them. */
function contrastOfWords(cell: string, rows: readonly Row[], column: number): number {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const text = row[column]?.trim() ?? ''
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const cells = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isCategory = cells >= MIN_REPEATED && 2 * counts.size <= cells
  if (counts.has(cell.trim())) return -0.5
  return isCategory ? 1 : 0
}

/** Years and months name columns, as in `Keyword, 2025, 2026`. */
function isPeriod(cell: string, kind: CellKind): boolean {
  return kind === 'date' || /^\s*(?:19|20)\d{2}\s*$/.test(cell)
}

function isPeriodColumn(rows: readonly Row[], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  return 2 * cells.filter((cell) => isPeriod(cell, cellKind(cell))).length >= cells.length
}

function isLower(rows: readonly Row[], column: number): boolean {
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '')
  return cells.length > 1 && cells.every((cell) => /^\p{Ll}/u.test(cell))
}

/** A report can have the title `Search terms`, which is a name of a column, too. */
function isSingleOver(filled: Row, next: Row, kinds: readonly CellKind[]): boolean {
  return (
    filled.length === 1 &&
    kinds.filter((kind) => kind !== 'blank').length > 1 &&
    kinds.every((kind) => kind === 'words' || kind === 'blank') &&
    next.some(isUsualName)
  )
}

/** Words above columns of numbers only. */
function isHeaderOver(kinds: readonly CellKind[], below: readonly (readonly CellKind[])[]): boolean {
  let words = 0
  for (const [column, kind] of kinds.entries()) {
    const body = kindOfCounts(countKinds(below.map((cells) => cells[column] ?? 'blank')))
    if (body !== 'numbers' && body !== 'dates' && body !== 'urls') continue
    if (kind !== 'words') return false
    words++
  }
  return words > 0
}
