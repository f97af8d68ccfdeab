import { type OpenFile, openFile, ReadingError, type ReadingOptions, toWord } from '@wordloom/reading'
import { termOfReport } from '#words/reading/term-of-report.ts'

export interface TableLook {
  readonly options: ReadingOptions
  /** The number of columns that have cells. */
  readonly width: number
  /** The names of the columns, if a line has them. */
  readonly header: readonly string[] | null
  /** The column that has the words of a report. */
  readonly term: { readonly index: number; readonly name: string } | null
  /** Takes only this column. */
  readonly only?: number
}

export interface TableToSplit {
  readonly text: string
  /** The text of the column that the table replaces: for a file, the words of one of its columns. */
  readonly inserted: string
  readonly look: TableLook
}

export interface TableColumn {
  readonly name: string
  readonly text: string
}

/** Returns null unless the text is a report, or several rows have the same number of cells, and more than one. */
export async function lookAtTable(text: string): Promise<TableLook | null> {
  const withQuotes = await openTable(text, {})
  const file = withQuotes ?? (await openTable(text, { hasPlainQuotes: true }))
  if (file === null) return null
  const { format, separator, headerLine, columns: reported } = file.report()
  const columns = file.shape?.columns ?? []
  const width = columns.filter(({ kind }) => kind !== 'empty').length
  if (width < 2) return null
  const names = columns.map(({ name }) => name)
  const term = termOfReport(reported)
  return {
    options: {
      format,
      separator: separator ?? undefined,
      hasPlainQuotes: withQuotes === null,
      header: format === 'json' ? undefined : (headerLine ?? 'none'),
    },
    width,
    header: names.some((name) => name !== '') ? names : null,
    term: term && { index: term.index, name: term.name },
  }
}

/** Leaves out blank cells, and columns that have no others. */
export async function toTableColumns(text: string, look: TableLook): Promise<readonly TableColumn[]> {
  const file = await openFile(text, look.options)
  const columns = (file.shape?.columns ?? []).map(({ name }) => ({ name, words: [] as string[] }))
  for await (const rows of file.rows()) {
    for (const { cells } of rows) {
      for (const [place, { words }] of columns.entries()) {
        const word = toWord(cells[place] ?? '')
        if (word !== '') words.push(word)
      }
    }
  }
  const { only } = look
  const taken = only === undefined ? columns : columns.slice(only, only + 1)
  return taken.flatMap(({ name, words }) => (words.length === 0 ? [] : [{ name, text: toText(words) }]))
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

async function openTable(text: string, options: ReadingOptions): Promise<OpenFile | null> {
  try {
    const file = await openFile(text, options)
    if (file.shape !== null) return file.shape.isTable ? file : null
    const table = await openFile(text, { ...options, format: 'table' })
    return isEven(table) ? table : null
  } catch (error) {
    if (error instanceof ReadingError) return null
    throw error
  }
}

function isEven({ preview }: OpenFile): boolean {
  const width = preview[0]?.cells.length ?? 0
  return preview.length > 1 && width > 1 && preview.every(({ cells }) => cells.length === width)
}

/** Quotes a lone word with a separator, which would otherwise split a column of one line. */
function toText(words: readonly string[]): string {
  const [only = ''] = words
  return words.length === 1 && /[,;\t|]| {2}/.test(only) && !only.includes('"')
    ? `"${only}"`
    : words.join('\n')
}

function toLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
