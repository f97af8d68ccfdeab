import type { Plan, StreamedPlan } from '@wordloom/engine'
import type { RowChoice } from '../command.ts'

/** In combinations of an indexed plan and in positions of a streamed plan. */
export interface RowRange {
  readonly from: bigint
  readonly to: bigint
}

const LINE_FEED = 10
const FAR = 1n << 22n
const NEAR = 1n << 12n

export function chooseRows(plan: Plan, { from, count, shard }: RowChoice): RowRange {
  const numberOf = (row: bigint) =>
    plan.kind === 'indexed' ? smaller(row, plan.size) : positionOf(plan, row)
  const end = plan.kind === 'indexed' ? plan.size : plan.atMost
  const first = from === 0n ? 0n : numberOf(from)
  const stop = count === null ? end : numberOf(from + count)
  const length = stop - first
  return {
    from: first + (length * (shard.index - 1n)) / shard.of,
    to: first + (length * shard.index) / shard.of,
  }
}

export function countRows(plan: Plan, { from, to }: RowRange): bigint {
  if (plan.kind === 'indexed') return to - from
  let count = 0n
  for (const chunk of plan.chunks({ from, to, format: 'jsonl' })) count += BigInt(countLines(chunk))
  return count
}

function positionOf(plan: StreamedPlan, row: bigint): bigint {
  let position = 0n
  let missing = row
  let stride = FAR
  while (position < plan.atMost) {
    const to = smaller(position + stride, plan.atMost)
    const count = countRows(plan, { from: position, to })
    if (count <= missing) {
      missing -= count
      position = to
    } else if (stride > NEAR) {
      stride /= 2n
    } else {
      return plan.rows(position, Number(missing) + 1).at(-1)?.position ?? plan.atMost
    }
  }
  return plan.atMost
}

/** Counting line feeds works because a JSON string contains none. */
function countLines(chunk: Uint8Array): number {
  let count = 0
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) count++
  return count
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
