import type { Syntax } from '../document/export-formats.ts'
import { guardOf } from '../document/guard.ts'
import { distinctRows } from '../duplicates/distinct-rows.ts'
import { CERTAIN_WALK } from '../duplicates/walk.ts'
import type { Grid } from '../grid.ts'
import { toPosition, toText } from '../rows.ts'
import { toBytes } from '../utf8.ts'
import { type EncodedGrid, encodeGrid } from './encoded-grid.ts'
import type { Skips } from './skips.ts'
import { writeRows } from './write-rows.ts'

const BLOCK_CHARACTERS = 1 << 16

export interface WritableGrid {
  readonly grid: Grid
  /** `null` keeps all rows. */
  readonly createSkips: (() => Skips) | null
}

export interface GridWriter {
  /** `null` if rows are written one by one, because their whole text decides on their guard. */
  readonly encoded: EncodedGrid | null
  /** The range `from .. to - 1`, counted before rows are left out. Each chunk is valid only until the next one is read. */
  write(from: bigint, to: bigint): Iterable<Uint8Array>
}

export function createGridWriter({ grid, createSkips }: WritableGrid, syntax: Syntax): GridWriter {
  const encoded = encodeGrid(grid, syntax)
  return {
    encoded,
    write: (from, to) =>
      encoded === null
        ? writeOneByOne({ grid, createSkips }, syntax, from, to)
        : writeRows({ grid: encoded, from, to, createSkips }),
  }
}

function* writeOneByOne(
  { grid, createSkips }: WritableGrid,
  { between, rowStart, rowEnd, guard, escape: toEscaped }: Syntax,
  from: bigint,
  to: bigint,
): Iterable<Uint8Array> {
  if (from >= to) return
  let block = ''
  for (const digits of distinctRows(grid, createSkips?.() ?? CERTAIN_WALK, from)) {
    if (toPosition(grid, digits) >= to) break
    const text = toText(grid, digits)
    block += between + rowStart + (guard === null ? '' : guardOf(text, guard)) + toEscaped(text) + rowEnd
    if (block.length < BLOCK_CHARACTERS) continue
    yield toBytes(block)
    block = ''
  }
  if (block !== '') yield toBytes(block)
}
