import { quoteCell } from '@wordloom/engine'

type Separator = ',' | ';' | '\t'

/** The form of a file of cells. A UTF-16 file is little endian, and begins with a byte order mark. */
export interface FileSyntax {
  readonly delimiter: Separator
  readonly encoding: 'utf-8' | 'utf-16le'
}

const LINE_END = '\r\n'

/** Google Ads Editor erases a value where a cell has empty brackets. */
const ERASING = /^\s*\[\s*\]\s*$/

/**
 * A cell has no tabs and line breaks: each becomes a space. Only cells that need quotes get them.
 *
 * @example toCell('5" nails, steel', ',') // '"5"" nails, steel"'
 */
export function toCell(text: string, delimiter: Separator): string {
  if (ERASING.test(text)) return ''
  const line = /[\t\r\n]/.test(text) ? text.replaceAll(/\r\n|[\t\r\n]/g, ' ') : text
  return quoteCell(line, delimiter)
}

/** @example toLine(['a', 'b, c'], ',') // 'a,"b, c"\r\n' */
export function toLine(cells: readonly string[], delimiter: Separator): string {
  let line = ''
  for (let i = 0; i < cells.length; i++) {
    if (i > 0) line += delimiter
    const cell = cells[i] ?? ''
    if (cell !== '') line += toCell(cell, delimiter)
  }
  return line + LINE_END
}
