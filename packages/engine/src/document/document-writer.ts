import type { ChunkOptions } from '../plan/plan.ts'
import { createGridWriter, type GridWriter, type WritableGrid } from '../write/grid-writer.ts'
import type { CsvChoices } from './csv-choices.ts'
import { writeDocument } from './document.ts'
import { type ExportFormat, syntaxOf } from './export-formats.ts'
import { regroup } from './regroup.ts'

export interface Positions {
  readonly from: bigint
  readonly to: bigint
}

export interface DocumentWriter {
  writersOf(format: ExportFormat, choices: CsvChoices): readonly GridWriter[]
  write(positions: readonly Positions[], options: ChunkOptions): Iterable<Uint8Array>
}

interface Latest {
  readonly format: ExportFormat
  readonly guardsFormulas: boolean
  readonly writers: readonly GridWriter[]
}

export function createDocumentWriter(grids: readonly WritableGrid[]): DocumentWriter {
  let latest: Latest | null = null

  function writersOf(format: ExportFormat, { guardsFormulas = true }: CsvChoices): readonly GridWriter[] {
    if (latest?.format !== format || latest.guardsFormulas !== guardsFormulas) {
      const syntax = syntaxOf(format, { guardsFormulas })
      latest = { format, guardsFormulas, writers: grids.map((grid) => createGridWriter(grid, syntax)) }
    }
    return latest.writers
  }

  return {
    writersOf,
    write(positions, { format = 'txt', chunkSize, ...choices }) {
      const rows = writersOf(format, choices).map((writer, i) =>
        writer.write(positions[i]?.from ?? 0n, positions[i]?.to ?? 0n),
      )
      const chunks = writeDocument(rows, syntaxOf(format, choices))
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
