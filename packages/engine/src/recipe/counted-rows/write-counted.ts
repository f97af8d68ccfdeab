import { DUPLICATE } from '../../duplicates/ambiguity.ts'
import type { Counting } from '../../rules/counting/counting.ts'
import type { State } from '../../rules/counting/state.ts'
import { averageLength, type EncodedColumn, type EncodedGrid } from '../../write/encoded-grid.ts'
import { Head } from '../../write/head.ts'
import { OutputBuffer } from '../../write/output-buffer.ts'
import type { Skips } from '../../write/skips.ts'
import { writeOnce } from './counted-tail.ts'
import { createKeptRuns } from './kept-runs.ts'
import { createKeptTails } from './kept-tails.ts'
import { createRowTree } from './row-tree.ts'
import { createTailColumns } from './tail-columns.ts'

export interface CountedRange {
  readonly grid: EncodedGrid
  readonly counting: Counting
  readonly from: bigint
  readonly to: bigint
  /** Ranks of rows to leave out, ascending. */
  readonly leftOut: readonly bigint[]
}

/** A tail of the bytes of all its columns. */
const TAIL_BYTES = 4 << 20
/** The tails of all bases. */
const ALL_BYTES = 16 << 20
/** A tail with more rows hardly saves time. */
const ENOUGH_ROWS = 4096
const MAX_BASES = 256
const LONG_ROW = 16 << 10
const LONGEST_HOLE = 1024

/** Encodes the tail of all heads with the same state once. Each chunk is valid until the next one is read. */
export function* writeCounted(
  { grid, counting, from, to, leftOut }: CountedRange,
  cut = chooseCut(grid, counting),
): Iterable<Uint8Array> {
  if (from >= to) return
  const path = createPath(counting)
  const start = locate(grid, counting, cut, from)
  const head = new Head(grid, cut, path.skips, start.items)
  const output = new OutputBuffer()
  const columns = createTailColumns(grid.columns.slice(cut), grid.rowEndLength)
  const depth = countSources(grid.columns.slice(0, cut))
  const tails = createKeptTails(columns, counting, output)
  const runs = createKeptRuns(leftOut)
  let rank = from - start.rank
  let isLeft = true
  for (; isLeft && rank < to; isLeft = head.turn()) {
    if (head.state === DUPLICATE) continue
    const state = path.stateAt(depth)
    const first = from > rank ? Number(from - rank) : 0
    const stop = to - rank < state.size ? Number(to - rank) : Number(state.size)
    const isLong = head.length + columns.longestRow > LONG_ROW
    const tailOfHead = tails.of(state, !isLong)
    runs.find(rank, first, stop, tailOfHead?.gaps ?? [])
    if (tailOfHead === null) {
      const tree = createRowTree(counting, state, columns.factors)
      yield* writeOnce(head, columns, { tree, runs, output })
    } else {
      const { patched, joined, long } = tailOfHead.kept
      const writer = isLong ? long : head.length <= LONGEST_HOLE ? patched : joined
      writer.begin(head, runs)
      for (let chunk = writer.next(); chunk !== null; chunk = writer.next()) yield chunk
    }
    rank += state.size
  }
  if (!output.isEmpty) yield output.take()
}

export function hasShortTails({ columns }: EncodedGrid): boolean {
  const last = columns.findLast(({ source }) => source !== null)
  return last === undefined || last.bytes.length <= TAIL_BYTES
}

function chooseCut({ columns }: EncodedGrid, counting: Counting): number {
  let cut = columns.findLastIndex(({ source }) => source !== null)
  let rows = columns[cut]?.count ?? 1
  let row = columns.slice(cut).reduce((sum, column) => sum + averageLength(column), 0)
  while (cut > 0 && rows < ENOUGH_ROWS) {
    const column = columns[cut - 1]
    if (column === undefined) break
    rows *= column.count
    row += averageLength(column)
    const inAll = counting.rowsOfBases(countSources(columns.slice(0, cut - 1)), MAX_BASES)
    if (rows * row > TAIL_BYTES || inAll === null || Number(inAll) * row > ALL_BYTES) break
    cut--
  }
  return cut
}

function countSources(columns: readonly EncodedColumn[]): number {
  return columns.filter(({ source }) => source !== null).length
}

function locate({ columns }: EncodedGrid, counting: Counting, cut: number, from: bigint) {
  // The head itself skips beginnings without rows, so the first row needn't be found.
  if (from === 0n) return { items: new Array<number>(cut).fill(0), rank: 0n }
  let state = counting.root
  let rank = from
  const items: number[] = []
  for (const { source } of columns.slice(0, cut)) {
    if (source === null) {
      items.push(0)
      continue
    }
    const found = counting.find(state, rank)
    rank = found.rank
    state = counting.step(state, found.item)
    items.push(found.item)
  }
  return { items, rank }
}

function createPath(counting: Counting) {
  const states: State[] = [counting.root]
  const KEPT = 0
  const skips: Skips = {
    root: KEPT,
    step(_, column, word) {
      const next = counting.step(states[column] ?? counting.root, word)
      states[column + 1] = next
      return next.size === 0n ? DUPLICATE : KEPT
    },
    visitExceptions() {},
  }
  return { skips, stateAt: (depth: number) => states[depth] ?? counting.root }
}
