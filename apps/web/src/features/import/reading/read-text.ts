import type { Delimiter } from '../../../shared/table/delimiters.ts'
import type { BrokenQuote } from '../../../shared/table/quotes.ts'
import { readTable, type TableOptions } from '../../../shared/table/table.ts'
import { IMPORT_TEXTS } from '../texts.ts'
import type { ImportFormat, SourceFormat } from './formats.ts'
import { readJson } from './json-items.ts'

export interface Content {
  readonly cells: readonly string[]
  readonly starts: readonly number[] | null
  readonly width: number
  readonly delimiter: Delimiter | null
}

export interface Refusal {
  readonly message: string
  /** True if the text could be read with quotes as plain characters. */
  readonly isForQuotes: boolean
}

export interface TextOptions extends TableOptions {
  readonly format: ImportFormat
}

/** Never throws: it returns a refusal instead. */
export function readText(text: string, options: TextOptions): Content | Refusal {
  const { format } = options
  try {
    switch (format) {
      case 'txt':
        return toContent(toLines(text).split('\n'))
      case 'json':
        return toContent(readJson(text))
      default: {
        const table = readTable(toLines(text), format === 'tsv' ? { ...options, delimiter: '\t' } : options)
        return 'cells' in table ? table : toQuoteRefusal(table, format)
      }
    }
  } catch (error) {
    return toRefusal(format, error instanceof Error ? error.message : String(error))
  }
}

export function isRefusal(outcome: Content | Refusal): outcome is Refusal {
  return 'message' in outcome
}

function toContent(items: readonly string[]): Content {
  return { cells: items, starts: null, width: 1, delimiter: null }
}

export function rowAt(
  { cells, starts }: Content,
  row: number,
): { readonly from: number; readonly to: number } {
  if (starts === null) return { from: row, to: row + 1 }
  return { from: starts[row] ?? cells.length, to: starts[row + 1] ?? cells.length }
}

export function countRows({ cells, starts }: Content): number {
  return starts?.length ?? cells.length
}

export function firstRows(content: Content, most: number): string[][] {
  const rows = Math.min(most, countRows(content))
  return Array.from({ length: rows }, (_, row) => {
    const { from, to } = rowAt(content, row)
    return content.cells.slice(from, to)
  })
}

function toLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

function toQuoteRefusal({ line, kind }: BrokenQuote, format: ImportFormat): Refusal {
  const what =
    kind === 'never-closed'
      ? `the quote that opens a cell on line ${line} is never closed`
      : `the cell in quotes that starts on line ${line} has more text after its closing quote`
  return { ...toRefusal(format, what), isForQuotes: true }
}

export function toRefusal(format: SourceFormat, message: string): Refusal {
  return { message: IMPORT_TEXTS.notParsed(format.toUpperCase(), message), isForQuotes: false }
}
