import Papa from 'papaparse'
import { DELIMITERS, type Delimiter } from './delimiters.ts'
import { type BrokenQuote, tidyQuotes } from './quotes.ts'

export interface TableOptions {
  /** Detected when null. */
  readonly delimiter: Delimiter | null
  /** Quotes are characters like any other. */
  readonly hasPlainQuotes: boolean
}

/** Cells, row by row: arrays of a million rows would take longer than reading them. */
export interface Table {
  readonly cells: readonly string[]
  /** Where in `cells` each row starts. */
  readonly starts: readonly number[]
  /** Cells of the longest row. */
  readonly width: number
  readonly delimiter: Delimiter
}

/** Characters that are looked at to find the delimiter. */
const SAMPLE = 64 * 1024

/** Characters that are read in one go. */
const PIECE = 256 * 1024

/** The line by which spreadsheets tell each other the delimiter. */
const DELIMITER_LINE = /^sep=([,;\t|])\n/

/**
 * The cells of a table.
 *
 * @param text - with `\n` as its line break.
 */
export function readTable(text: string, options: TableOptions): Table | BrokenQuote {
  const told = DELIMITER_LINE.exec(text)
  const body = told === null ? text : text.slice(told[0].length)
  const delimiter = options.delimiter ?? toDelimiter(told?.[1]) ?? detectDelimiter(body)
  const tidy = options.hasPlainQuotes ? body : tidyQuotes(body, delimiter)
  if (typeof tidy !== 'string') return tidy
  return { ...toCells(tidy, delimiter, options.hasPlainQuotes), delimiter }
}

/** Pieces let the rows of each be given up before the next: a text may have millions. */
function toCells(text: string, delimiter: Delimiter, hasPlainQuotes: boolean): Omit<Table, 'delimiter'> {
  const parser = new Papa.Parser({ delimiter, newline: '\n', ...(hasPlainQuotes && { fastMode: true }) })
  const cells: string[] = []
  const starts: number[] = []
  let width = 0
  let size = PIECE
  for (let from = 0; from < text.length; ) {
    const isLast = from + size >= text.length
    const { data, meta }: Papa.ParseResult<string[]> = parser.parse(text.slice(from, from + size), 0, !isLast)
    for (const row of data) {
      starts.push(cells.length)
      if (row.length > width) width = row.length
      for (const cell of row) cells.push(cell)
    }
    if (isLast) break
    from += meta.cursor
    // A row that is longer than a piece is looked at again with four times as much of it.
    size = meta.cursor === 0 ? 4 * size : PIECE
  }
  return { cells, starts, width }
}

function detectDelimiter(text: string): Delimiter {
  // A comma inside of a number parts no cells where a semicolon does.
  const sample = toWholeLines(text.slice(0, SAMPLE))
  const calmed = sample.includes(';') ? sample.replace(/(\d),(?=\d)/g, '$1.') : sample
  const { meta } = Papa.parse(calmed, {
    newline: '\n',
    preview: 10,
    skipEmptyLines: true,
    delimitersToGuess: [...DELIMITERS],
  })
  return toDelimiter(meta.delimiter) ?? ','
}

function toWholeLines(text: string): string {
  return text.length < SAMPLE ? text : text.slice(0, text.lastIndexOf('\n') + 1 || text.length)
}

function toDelimiter(text: string | undefined): Delimiter | null {
  return DELIMITERS.find((each) => each === text) ?? null
}
