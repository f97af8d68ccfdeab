import Papa from 'papaparse'
import { DELIMITERS, type Delimiter } from '../../../shared/table/delimiters.ts'
import { hasHeader, SAMPLE_ROWS } from '../../../shared/table/header.ts'
import { readTable, type Table } from '../../../shared/table/table.ts'

export interface TableLook {
  readonly delimiter: Delimiter
  readonly width: number
  /** The cells of the first row, if it names the columns. */
  readonly header: readonly string[] | null
}

export interface TableColumn {
  readonly name: string
  readonly text: string
}

const SAMPLE_CHARACTERS = 64 * 1024

const BY_LIKELIHOOD: readonly Delimiter[] = ['\t', ...DELIMITERS.filter((delimiter) => delimiter !== '\t')]

/** Returns null unless several rows have the same number of cells, and more than one. Looks at the start only. */
export function lookAtTable(text: string): TableLook | null {
  const sample = toLineFeeds(text.slice(0, SAMPLE_CHARACTERS))
  for (const delimiter of BY_LIKELIHOOD) {
    if (!sample.includes(delimiter)) continue
    const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', skipEmptyLines: true })
    const rows = text.length > SAMPLE_CHARACTERS ? data.slice(0, -1) : data
    const [first = []] = rows
    if (rows.length < 2 || rows.some((row) => row.length !== first.length)) continue
    const width = first.filter((_, place) => rows.some((row) => row[place]?.trim() !== '')).length
    if (width < 2) continue
    const isHeaded = hasHeader(rows.slice(0, SAMPLE_ROWS))
    return { delimiter, width, header: isHeaded ? first : null }
  }
  return null
}

/** Leaves out blank cells, and columns that have no others. */
export function toTableColumns(text: string, look: TableLook): TableColumn[] {
  const table = toTable(toLineFeeds(text), look.delimiter)
  const first = look.header === null ? 0 : 1
  return Array.from({ length: table.width }, (_, place) => ({
    name: look.header?.[place]?.trim() ?? '',
    text: toText(wordsOf(table, place, first)),
  })).filter((column) => column.text !== '')
}

/** Returns null if the pasted text isn't in `text` anymore. */
export function replacePasted(text: string, pasted: string, replacement: string): string | null {
  const sought = toLineFeeds(pasted)
  const at = text.indexOf(sought)
  if (at === -1) return null
  const parts = [text.slice(0, at), replacement, text.slice(at + sought.length)]
  return parts
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter((part) => part !== '')
    .join('\n')
}

function toTable(text: string, delimiter: Delimiter): Table {
  const table = readTable(text, { delimiter, hasPlainQuotes: false })
  if ('cells' in table) return table
  const plain = readTable(text, { delimiter, hasPlainQuotes: true })
  return 'cells' in plain ? plain : { cells: [], starts: [], width: 0, delimiter }
}

function wordsOf({ cells, starts }: Table, place: number, firstRow: number): string[] {
  const words: string[] = []
  for (let row = firstRow; row < starts.length; row++) {
    const at = (starts[row] ?? 0) + place
    if (at >= (starts[row + 1] ?? cells.length)) continue
    const word = (cells[at] ?? '').replace(/\s*\n\s*/g, ' ').trim()
    if (word !== '') words.push(word)
  }
  return words
}

/** Quotes a lone word with a delimiter, which would otherwise split a column of one line. */
function toText(words: readonly string[]): string {
  const [only = ''] = words
  return words.length === 1 && /[,;\t|]| {2}/.test(only) && !only.includes('"')
    ? `"${only}"`
    : words.join('\n')
}

function toLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
