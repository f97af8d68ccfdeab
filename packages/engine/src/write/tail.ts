import { CLEAR, DUPLICATE } from '../duplicates/ambiguity.ts'
import { copyShort, joinRows } from './copy.ts'
import { type EncodedColumn, type EncodedGrid, SLACK } from './encoded-grid.ts'
import { type Skips, visitSkipped } from './skips.ts'

interface Rows {
  readonly count: number
  readonly bytes: Uint8Array
  readonly view: DataView
  /** Row `i` is `bytes[starts[i] .. starts[i + 1]]`. */
  readonly starts: Int32Array
}

/**
 * The writer cuts the columns in two, so that it doesn't encode every row from scratch. A *head* is one
 * combination of the first columns; the *tail* is all combinations of the last columns, encoded once. A row is
 * a head followed by a row of the tail. With the columns `red, blue` and `fox, owl`, cut after the first one,
 * the heads are `red` and `blue`, and both are followed by the same tail, `fox` and `owl`.
 *
 * If duplicates are removed, some combinations repeat an earlier one whatever the head is, because the last
 * columns alone spell the same text twice. The tail leaves those out. Combinations that are duplicates only
 * below some heads stay in the tail; `RowRuns` leaves them out head by head.
 */
export interface Tail extends Rows {
  readonly span: number
  readonly longest: number
  readonly rowEndLength: number
  keptBefore(row: number): number
}

export function createTail(grid: EncodedGrid, cut: number, skips: Skips | null): Tail {
  const all = grid.columns.slice(cut).reduceRight<Rows>(crossRows, NO_COLUMNS)
  const skipped = skips === null ? null : skippedRows(grid.columns, cut, skips)
  const kept = skipped === null ? null : countKept(skipped)
  const rows = kept === null ? all : keepRows(all, kept)
  let longest = 0
  for (let i = 0; i < rows.count; i++) {
    longest = Math.max(longest, (rows.starts[i + 1] ?? 0) - (rows.starts[i] ?? 0))
  }
  return {
    ...rows,
    span: all.count,
    longest,
    rowEndLength: grid.rowEndLength,
    keptBefore: kept === null ? (row) => row : (row) => kept[row] ?? 0,
  }
}

export function rowHeights(columns: readonly EncodedColumn[]): number[] {
  const heights = [1]
  for (const { count } of columns.toReversed()) heights.unshift(count * (heights[0] ?? 1))
  return heights
}

const NO_COLUMNS = toRows(1, new Uint8Array(SLACK), new Int32Array(2))

function toRows(count: number, bytes: Uint8Array<ArrayBuffer>, starts: Int32Array): Rows {
  return { count, bytes, view: new DataView(bytes.buffer), starts }
}

function crossRows(below: Rows, column: Rows): Rows {
  if (below === NO_COLUMNS) return column
  const count = column.count * below.count
  const length = column.count * endOf(below) + below.count * endOf(column)
  const { bytes, view, starts } = toRows(count, new Uint8Array(length + SLACK), new Int32Array(count + 1))
  let row = 0
  let at = 0
  for (let word = 0; word < column.count; word++) {
    const from = column.starts[word] ?? 0
    const wordLength = (column.starts[word + 1] ?? 0) - from
    // Before row `i` of this word are `i` copies of the word, and the rows of `below` before row `i`.
    for (let i = 0; i < below.count; i++) starts[row++] = at + i * wordLength + (below.starts[i] ?? 0)
    at = joinRows(view, at, column.view, from, wordLength, below.view, below.starts, 0, below.count)
  }
  starts[row] = at
  return { count, bytes, view, starts }
}

function endOf({ count, starts }: Rows): number {
  return starts[count] ?? 0
}

/** Marks the combinations left out below `CLEAR`, and so below every head. Null if there are none. */
function skippedRows(columns: readonly EncodedColumn[], cut: number, skips: Skips): Uint8Array | null {
  const heights = rowHeights(columns)
  let marks: Uint8Array | null = null
  for (let k = columns.length - 1; k >= cut; k--) {
    const { source, count } = columns[k] ?? { source: null, count: 1 }
    const height = heights[k + 1] ?? 1
    if (marks !== null) marks = repeat(marks, count)
    if (source === null) continue
    const mark = (first: number, stop: number) => {
      marks ??= new Uint8Array(count * height)
      marks.fill(1, first, stop)
    }
    skips.visitExceptions(CLEAR, source, (word, state) => {
      const row = word * height
      if (state === DUPLICATE) mark(row, row + height)
      else if (state !== CLEAR) visitSkipped(skips, { columns, heights, column: k + 1, row, state }, mark)
    })
  }
  return marks
}

function repeat(marks: Uint8Array, times: number): Uint8Array {
  const repeated = new Uint8Array(marks.length * times)
  for (let i = 0; i < times; i++) repeated.set(marks, i * marks.length)
  return repeated
}

function countKept(marks: Uint8Array): Int32Array {
  const kept = new Int32Array(marks.length + 1)
  for (let i = 0; i < marks.length; i++) kept[i + 1] = (kept[i] ?? 0) + (marks[i] === 0 ? 1 : 0)
  return kept
}

function keepRows(all: Rows, kept: Int32Array): Rows {
  const count = kept[all.count] ?? 0
  const { bytes, view, starts } = toRows(count, new Uint8Array(endOf(all) + SLACK), new Int32Array(count + 1))
  let at = 0
  for (let i = 0; i < all.count; i++) {
    const row = kept[i] ?? 0
    const isLeftOut = kept[i + 1] === row
    if (isLeftOut) continue
    const from = all.starts[i] ?? 0
    const length = (all.starts[i + 1] ?? 0) - from
    copyShort(view, at, all.view, from, length)
    at += length
    starts[row + 1] = at
  }
  return { count, bytes, view, starts }
}
