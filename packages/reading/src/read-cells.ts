import { CellReader } from './cells/cell-reader.ts'
import { findSeparator } from './cells/find-separator.ts'
import { ReadingError } from './reading-error.ts'
import type { Row } from './row.ts'

/** The cells of a short table without header, such as a field of a form. Quotes that are broken belong to the cells. */
export function readCells(text: string): readonly Row[] {
  try {
    return read(text, false)
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return read(text, true)
  }
}

function read(text: string, hasPlainQuotes: boolean): readonly Row[] {
  const reader = new CellReader({ separator: findSeparator(text).separator, hasPlainQuotes })
  return [...reader.push(text), ...reader.end()].map(({ cells }) => cells)
}
