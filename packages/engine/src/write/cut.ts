import { averageLength, type EncodedColumn, type EncodedGrid } from './encoded-grid.ts'
import { rowHeights } from './tail.ts'

/** The columns before `column` form heads; the others form the tail, which is repeated below each head. */
export interface Cut {
  readonly column: number
  /** Heads up to this many bytes get a template; none if negative. */
  readonly longestHole: number
}

/** Limits all templates of one run, so that they fit a processor cache. */
const TEMPLATE_BYTES = 16 << 20
/** Longer heads are rare, so writing their rows one by one costs little. */
const LONGEST_HOLE = 1024
/** Below this, patching a template costs more than copying its rows. */
const MIN_ROWS = 32
/** Without templates, the tail only has to be large compared to a head. */
const JOINED_BYTES = 64 << 10

export function chooseCut(grid: EncodedGrid, rows: bigint): Cut {
  const { columns } = grid
  const heights = rowHeights(columns)
  const lengths = headLengths(grid)
  const most = Math.min(TEMPLATE_BYTES, (Number(rows) * averageRow(grid)) / 4)
  let joined = Math.max(0, columns.length - 1)
  let templated = columns.length
  let tailBytes = 0
  for (let k = columns.length - 1; k >= 0; k--) {
    const { count, bytes } = columns[k] ?? { count: 0, bytes: [] }
    tailBytes = tailBytes * count + bytes.length * (heights[k + 1] ?? 1)
    if (tailBytes > TEMPLATE_BYTES) break
    if (tailBytes <= JOINED_BYTES) joined = k
    const height = heights[k] ?? 1
    let templateBytes = tailBytes
    for (const length of lengths[k] ?? []) templateBytes += tailBytes + height * length
    if (templateBytes <= most) templated = k
  }
  if ((heights[templated] ?? 1) < MIN_ROWS) return { column: joined, longestHole: -1 }
  return { column: templated, longestHole: LONGEST_HOLE }
}

function headLengths({ lead, columns }: EncodedGrid): readonly ReadonlySet<number>[] {
  let lengths = new Set([lead.length])
  const found = [lengths]
  for (const column of columns) {
    const own = wordLengths(column)
    const longer = new Set<number>()
    for (const a of lengths) for (const b of own) if (a + b <= LONGEST_HOLE) longer.add(a + b)
    lengths = longer
    found.push(lengths)
  }
  return found
}

function wordLengths({ count, starts }: EncodedColumn): ReadonlySet<number> {
  const lengths = new Set<number>()
  for (let i = 0; i < count; i++) lengths.add((starts[i + 1] ?? 0) - (starts[i] ?? 0))
  return lengths
}

function averageRow({ lead, columns }: EncodedGrid): number {
  return columns.reduce((sum, column) => sum + averageLength(column), lead.length)
}
