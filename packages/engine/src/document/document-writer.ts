import type { Grid } from '../grid.ts'
import type { ChunkOptions } from '../plan/plan.ts'
import { type EncodedGrid, encodeGrid } from '../write/encoded-grid.ts'
import type { Skips } from '../write/skips.ts'
import { writeRows } from '../write/write-rows.ts'
import { writeDocument } from './document.ts'
import { type ExportFormat, SYNTAX } from './export-formats.ts'
import { regroup } from './regroup.ts'

export interface WritableGrid {
  readonly grid: Grid
  readonly createSkips: (() => Skips) | null
}

export interface Positions {
  readonly from: bigint
  readonly to: bigint
}

export interface DocumentWriter {
  encode(format: ExportFormat): readonly EncodedGrid[]
  write(positions: readonly Positions[], options: ChunkOptions): Iterable<Uint8Array>
}

export function createDocumentWriter(grids: readonly WritableGrid[]): DocumentWriter {
  let latest: { readonly format: ExportFormat; readonly encoded: readonly EncodedGrid[] } | null = null

  function encode(format: ExportFormat): readonly EncodedGrid[] {
    if (latest?.format !== format) {
      latest = { format, encoded: grids.map(({ grid }) => encodeGrid(grid, SYNTAX[format])) }
    }
    return latest.encoded
  }

  return {
    encode,
    write(positions, { format = 'txt', chunkSize }) {
      const ranges = encode(format).map((grid, i) => ({
        grid,
        from: positions[i]?.from ?? 0n,
        to: positions[i]?.to ?? 0n,
        createSkips: grids[i]?.createSkips ?? null,
      }))
      const chunks = writeDocument(
        ranges.map((range) => writeRows(range)),
        SYNTAX[format],
      )
      return chunkSize === undefined ? chunks : regroup(chunks, chunkSize)
    },
  }
}

/** Each part is counted from the start of its own stretch. @throws {RangeError} when `from` is negative. */
export function splitRange(
  { from = 0n, to }: Pick<ChunkOptions, 'from' | 'to'>,
  ends: readonly bigint[],
): Positions[] {
  if (from < 0n) throw new RangeError(`Rows are counted from 0: there is no row ${from}.`)
  return ends.map((end, i) => {
    const begin = ends[i - 1] ?? 0n
    const stop = to === undefined || to > end ? end : to
    return stop <= from || stop <= begin
      ? { from: 0n, to: 0n }
      : { from: from > begin ? from - begin : 0n, to: stop - begin }
  })
}
