import { DUPLICATE } from '../duplicates/ambiguity.ts'
import { type Cut, chooseCut } from './cut.ts'
import type { EncodedGrid } from './encoded-grid.ts'
import { Head } from './head.ts'
import { createJoinedRows } from './joined-rows.ts'
import { createLongRows } from './long-rows.ts'
import { OutputBuffer } from './output-buffer.ts'
import { createPatchedRows } from './patched-rows.ts'
import { RowRuns } from './row-runs.ts'
import type { Skips } from './skips.ts'
import { createTail } from './tail.ts'

const LONG_ROW = 16 << 10

export interface RowRange {
  readonly grid: EncodedGrid
  /** The range `from .. to - 1`, counted before rows are left out. */
  readonly from: bigint
  readonly to: bigint
  /** `null` keeps all rows. */
  readonly createSkips: (() => Skips) | null
}

/** Chunks have any length, and each is valid only until the next one is read. */
export function* writeRows(
  { grid, from, to, createSkips }: RowRange,
  cut: Cut = chooseCut(grid, to - from),
): Iterable<Uint8Array> {
  if (from >= to) return
  // The tail starts at `CLEAR` and the heads start at the root, so each needs its own walk.
  const tail = createTail(grid, cut.column, createSkips?.() ?? null)
  const skips = createSkips?.() ?? null
  const span = BigInt(tail.span)
  const head = new Head(grid, cut.column, skips, toDigits(grid, cut.column, from / span))
  const last = toDigits(grid, cut.column, (to - 1n) / span)
  const runs = new RowRuns(grid.columns, cut.column, tail, skips)
  const output = new OutputBuffer()
  const patched = createPatchedRows(tail, output)
  const joined = createJoinedRows(tail, output)
  const long = createLongRows(tail, output)

  let first = Number(from % span)
  for (let order = head.compare(last); order <= 0; order = head.turn() ? head.compare(last) : 1) {
    const stop = order === 0 ? Number((to - 1n) % span) + 1 : tail.span
    if (head.state !== DUPLICATE) {
      runs.find(head.state, first, stop)
      if (runs.count > 0) {
        const isLong = head.length + tail.longest > LONG_ROW
        const writer = head.length <= cut.longestHole ? patched : isLong ? long : joined
        writer.begin(head, runs)
        for (let chunk = writer.next(); chunk !== null; chunk = writer.next()) yield chunk
      }
    }
    first = 0
  }
  if (!output.isEmpty) yield output.take()
}

function toDigits({ columns }: EncodedGrid, cut: number, index: bigint): number[] {
  const digits: number[] = []
  let rest = index
  for (const { count } of columns.slice(0, cut).toReversed()) {
    digits.unshift(Number(rest % BigInt(count)))
    rest /= BigInt(count)
  }
  return digits
}
