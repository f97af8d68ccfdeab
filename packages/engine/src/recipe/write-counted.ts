import { DUPLICATE } from '../duplicates/ambiguity.ts'
import type { Counting } from '../rules/counting.ts'
import type { State } from '../rules/state.ts'
import type { EncodedColumn, EncodedGrid } from '../write/encoded-grid.ts'
import { Head } from '../write/head.ts'
import { createJoinedRows } from '../write/joined-rows.ts'
import { createLongRows } from '../write/long-rows.ts'
import { OutputBuffer } from '../write/output-buffer.ts'
import { createPatchedRows } from '../write/patched-rows.ts'
import type { RowWriter, Runs } from '../write/row-writer.ts'
import type { Skips } from '../write/skips.ts'
import type { Tail } from '../write/tail.ts'
import { encodeTail, longestRow, writeOnce } from './counted-tail.ts'

export interface CountedRange {
  readonly grid: EncodedGrid
  readonly counting: Counting
  readonly from: bigint
  readonly to: bigint
  /** Ranks of rows to leave out, ascending. */
  readonly leftOut: readonly bigint[]
}

/** A tail up to this many bytes is worth keeping for each state. */
const TAIL_BYTES = 1 << 20
/** All kept tails and their templates. */
const CACHE_BYTES = 64 << 20
const LONG_ROW = 16 << 10
const LONGEST_HOLE = 1024

/** Encodes the tail of all heads with the same state once. Each chunk is valid until the next one is read. */
export function* writeCounted({ grid, counting, from, to, leftOut }: CountedRange): Iterable<Uint8Array> {
  if (from >= to) return
  const cut = chooseCut(grid)
  const path = createPath(counting)
  const start = locate(grid, counting, cut, from)
  const head = new Head(grid, cut, path.skips, start.items)
  const output = new OutputBuffer()
  const columns = grid.columns.slice(cut)
  const tails = createTails(columns, counting, grid.rowEndLength, output)
  const runs = createRuns(leftOut)
  let rank = from - start.rank
  let isLeft = true
  for (; isLeft && rank < to; isLeft = head.turn()) {
    if (head.state === DUPLICATE) continue
    const state = path.stateAt(sourcesBefore(grid, cut))
    const first = from > rank ? Number(from - rank) : 0
    const stop = to - rank < state.size ? Number(to - rank) : Number(state.size)
    runs.find(rank, first, stop)
    const known = tails.of(state)
    if (known === null) yield* writeOnce({ head, columns, counting, state, runs, output })
    else {
      const { tail, patched, joined, long } = known
      const isLong = head.length + tail.longest > LONG_ROW
      const writer = isLong ? long : head.length <= LONGEST_HOLE ? patched : joined
      writer.begin(head, runs)
      for (let chunk = writer.next(); chunk !== null; chunk = writer.next()) yield chunk
    }
    rank += state.size
  }
  if (!output.isEmpty) yield output.take()
}

/** Returns whether the last column is small enough for `writeCounted`. */
export function hasShortTails({ columns }: EncodedGrid): boolean {
  const last = columns.findLast(({ source }) => source !== null)
  return last === undefined || last.bytes.length <= 4 * TAIL_BYTES
}

function chooseCut({ columns }: EncodedGrid): number {
  let cut = columns.length
  let rows = 1
  let bytes = 0
  for (let k = columns.length - 1; k >= 0; k--) {
    const { count, bytes: own, source } = columns[k] ?? { count: 0, bytes: [], source: null }
    bytes = bytes * count + own.length * rows
    rows *= count
    if (bytes > TAIL_BYTES && columns.slice(cut).some((column) => column.source !== null)) break
    cut = k
    if (source !== null && bytes > TAIL_BYTES) break
  }
  return cut
}

function sourcesBefore({ columns }: EncodedGrid, cut: number): number {
  return columns.slice(0, cut).filter(({ source }) => source !== null).length
}

function locate({ columns }: EncodedGrid, counting: Counting, cut: number, from: bigint) {
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

interface TailOfState {
  readonly tail: Tail
  readonly patched: RowWriter
  readonly joined: RowWriter
  readonly long: RowWriter
}

/** Encodes a tail when its state comes the second time, because that takes longer than to write its rows once. */
function createTails(
  columns: readonly EncodedColumn[],
  counting: Counting,
  rowEndLength: number,
  output: OutputBuffer,
) {
  const canWriteOnce = columns.at(-1)?.source !== null && longestRow(columns) <= LONG_ROW
  let known = new Map<State, TailOfState>()
  let seen = new WeakSet<State>()
  let cached = 0
  return {
    /** Returns `null` if the rows should be written without a tail. */
    of(state: State): TailOfState | null {
      const found = known.get(state)
      if (found !== undefined) return found
      if (canWriteOnce && !seen.has(state)) {
        seen.add(state)
        return null
      }
      const tail = encodeTail(columns, counting, state, rowEndLength)
      // With the template that `patched` will make.
      cached += 3 * tail.bytes.length
      if (cached > CACHE_BYTES) {
        known = new Map()
        seen = new WeakSet()
        cached = 3 * tail.bytes.length
      }
      const own = {
        tail,
        patched: createPatchedRows(tail, output),
        joined: createJoinedRows(tail, output),
        long: createLongRows(tail, output),
      }
      known.set(state, own)
      return own
    },
  }
}

function createRuns(
  leftOut: readonly bigint[],
): Runs & { find(rank: bigint, first: number, stop: number): void } {
  const bounds: number[] = []
  let next = 0
  return {
    get count() {
      return bounds.length / 2
    },
    first: (run) => bounds[2 * run] ?? 0,
    stop: (run) => bounds[2 * run + 1] ?? 0,
    find(rank, first, stop) {
      bounds.length = 0
      let at = first
      while (next < leftOut.length && (leftOut[next] ?? 0n) < rank + BigInt(first)) next++
      while (next < leftOut.length && (leftOut[next] ?? 0n) < rank + BigInt(stop)) {
        const gap = Number((leftOut[next++] ?? 0n) - rank)
        if (at < gap) bounds.push(at, gap)
        at = gap + 1
      }
      if (at < stop) bounds.push(at, stop)
    },
  }
}
