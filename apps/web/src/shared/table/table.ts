import Papa from 'papaparse'
import { DELIMITERS, type Delimiter } from './delimiters.ts'
import { type BrokenQuote, tidyQuotes } from './quotes.ts'

export interface TableOptions {
  readonly delimiter: Delimiter | null
  readonly hasPlainQuotes: boolean
}

/** A flat array of cells, because a million row arrays take longer to build than the parsing. */
export interface Table {
  readonly cells: readonly string[]
  readonly starts: readonly number[]
  readonly width: number
  readonly delimiter: Delimiter
}

const SAMPLE_CHARACTERS = 64 * 1024

const PIECE_CHARACTERS = 256 * 1024

/** Excel and other spreadsheets put this line first to name the delimiter. */
const DELIMITER_LINE = /^sep=([,;\t|])\n/

/** Lines must end in LF. */
export function readTable(text: string, options: TableOptions): Table | BrokenQuote {
  const told = DELIMITER_LINE.exec(text)
  const body = told === null ? text : text.slice(told[0].length)
  const delimiter = options.delimiter ?? toDelimiter(told?.[1]) ?? detectDelimiter(body)
  const tidy = options.hasPlainQuotes ? body : tidyQuotes(body, delimiter)
  if (typeof tidy !== 'string') return tidy
  return { ...toCells(tidy, delimiter, options.hasPlainQuotes), delimiter }
}

/** Parses in pieces, so that the rows of each piece can be freed before the next. */
function toCells(text: string, delimiter: Delimiter, hasPlainQuotes: boolean): Omit<Table, 'delimiter'> {
  const parser = new Papa.Parser({ delimiter, newline: '\n', ...(hasPlainQuotes && { fastMode: true }) })
  const cells: string[] = []
  const starts: number[] = []
  let width = 0
  let size = PIECE_CHARACTERS
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
    // If a row is longer than the piece, try again with four times as much text.
    size = meta.cursor === 0 ? 4 * size : PIECE_CHARACTERS
  }
  return { cells, starts, width }
}

function detectDelimiter(text: string): Delimiter {
  // If there are semicolons, a comma between digits is a decimal comma.
  const sample = toWholeLines(text.slice(0, SAMPLE_CHARACTERS))
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
  return text.length < SAMPLE_CHARACTERS ? text : text.slice(0, text.lastIndexOf('\n') + 1 || text.length)
}

function toDelimiter(text: string | undefined): Delimiter | null {
  return DELIMITERS.find((each) => each === text) ?? null
}
