import { type GuardKind, guardOf } from './guard.ts'

interface LineOptions {
  readonly separator?: ',' | ';' | '\t'
  /** `null` leaves cells as they are, for programs that aren't spreadsheets. */
  readonly guard: GuardKind | null
}

/**
 * A line of a CSV or TSV file, with its end. Only cells that need quotes get them.
 *
 * @example toCsvLine(['5" nails', '=1+1', '-5'], { guard: 'formulas' }) // '"5"" nails",\'=1+1,-5\r\n'
 */
export function toCsvLine(cells: readonly string[], { separator = ',', guard }: LineOptions): string {
  const line = cells.map((cell) => quoteCell((guard === null ? '' : guardOf(cell, guard)) + cell, separator))
  return `${line.join(separator)}\r\n`
}

/** Readers drop white space around cells, and end a cell at a separator, a quote or a line break. */
export function quoteCell(cell: string, separator: string): string {
  const needsQuotes = cell.includes('"') || cell.includes(separator) || /[\r\n]|^\s|\s$/.test(cell)
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell
}
