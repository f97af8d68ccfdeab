import { rowCount, toGrids } from '../grid.ts'
import { createGridWriter } from '../write/grid-writer.ts'
import type { CsvChoices } from './csv-choices.ts'
import { createDocumentParts } from './document.ts'
import { type ExportFormat, type Syntax, syntaxOf } from './export-formats.ts'
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
export function createBlockWriter(
  format: ExportFormat,
  chunkSize: number,
  choices: CsvChoices = {},
): BlockWriter {
  return createBlockWriterIn(syntaxOf(format, choices), chunkSize)
}

export function createBlockWriterIn(syntax: Syntax, chunkSize: number): BlockWriter {
  const document = createDocumentParts(syntax)

  function* writeBlock(combinations: readonly string[]): Iterable<Uint8Array> {
    for (const grid of toGrids({ columns: [combinations] })) {
      yield* document.write(createGridWriter({ grid, createSkips: null }, syntax).write(0n, rowCount(grid)))
    }
  }

  return {
    write: (combinations) => regroup(writeBlock(combinations), chunkSize),
    close: () => regroup(document.close(), chunkSize),
  }
}
