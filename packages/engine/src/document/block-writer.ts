import { rowCount, toGrids } from '../grid.ts'
import { encodeGrid } from '../write/encoded-grid.ts'
import { writeRows } from '../write/write-rows.ts'
import { createDocumentParts } from './document.ts'
import { type ExportFormat, SYNTAX, type Syntax } from './export-formats.ts'
import { regroup } from './regroup.ts'

export interface BlockWriter {
  /** Yields chunks of up to `chunkSize` bytes that belong to the caller. Read them before the next call. */
  write(combinations: readonly string[]): Iterable<Uint8Array>
  close(): Iterable<Uint8Array>
}

/**
 * Writes the opening and the closing of `format` once, whatever the number of blocks.
 *
 * @example new TextDecoder().decode([...createBlockWriter('json', 1024).close()][0]) // '[]\n'
 */
export function createBlockWriter(format: ExportFormat, chunkSize: number): BlockWriter {
  return createBlockWriterIn(SYNTAX[format], chunkSize)
}

export function createBlockWriterIn(syntax: Syntax, chunkSize: number): BlockWriter {
  const document = createDocumentParts(syntax)

  function* writeBlock(combinations: readonly string[]): Iterable<Uint8Array> {
    for (const grid of toGrids({ columns: [combinations] })) {
      const range = { grid: encodeGrid(grid, syntax), from: 0n, to: rowCount(grid), createSkips: null }
      yield* document.write(writeRows(range))
    }
  }

  return {
    write: (combinations) => regroup(writeBlock(combinations), chunkSize),
    close: () => regroup(document.close(), chunkSize),
  }
}
