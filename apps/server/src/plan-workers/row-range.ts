import type { IndexedPlan, StreamedPlan } from '@wordloom/engine'
import { type Stretch, stretchesOf } from './walk.ts'

/** `from` counts from 0. */
export interface RowRange {
  readonly from: bigint
  readonly count: bigint | null
}

export const ALL_ROWS: RowRange = { from: 0n, count: null }

const LINE_FEED = 10

export function indexesIn({ size }: IndexedPlan, { from, count }: RowRange): Stretch {
  const begin = smaller(from, size)
  return { from: begin, to: count === null ? size : smaller(begin + count, size) }
}

/** Yields null while it skips rows, so that the caller can do other work or give up. */
export function* stretchesIn(plan: StreamedPlan, range: RowRange): Generator<Stretch | null> {
  let skipped = range.from
  let left = range.count
  for (const stretch of stretchesOf(plan)) {
    if (skipped === 0n && left === null) {
      yield stretch
      continue
    }
    const count = countRows(plan, stretch)
    if (count <= skipped) {
      skipped -= count
      yield null
      continue
    }
    const from = positionAfter(plan, stretch.from, skipped)
    const rows = count - skipped
    skipped = 0n
    const isLast = left !== null && left <= rows
    yield { from, to: left !== null && left < rows ? positionAfter(plan, from, left) : stretch.to }
    if (isLast) return
    if (left !== null) left -= rows
  }
}

/** Counting line feeds works because a JSON string contains none. */
function countRows(plan: StreamedPlan, stretch: Stretch): bigint {
  let count = 0
  for (const chunk of plan.chunks({ ...stretch, format: 'jsonl' })) {
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) count++
  }
  return BigInt(count)
}

function positionAfter(plan: StreamedPlan, position: bigint, rows: bigint): bigint {
  if (rows === 0n) return position
  return plan.rows(position, Number(rows) + 1).at(-1)?.position ?? plan.atMost
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
