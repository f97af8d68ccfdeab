import {
  type OpenFile,
  openFile,
  ReadingError,
  type ReadingOptions,
  type ReadingProblem,
} from '@wordloom/reading'
import { type ReadingView, toReadingView } from './reading-view.ts'
import { READING_TEXTS } from './texts.ts'

/** A field takes the words of a table, or the table itself. */
export type Taking = 'words' | 'table'

export type ReadOutcome =
  | {
      readonly kind: 'read'
      /** Words, one per line, or a table with its header in the first line. */
      readonly text: Blob
      readonly view: ReadingView
    }
  | { readonly kind: 'refused'; readonly message: string; readonly problem: ReadingProblem | null }

const NO_WORDS = { kind: 'refused', message: READING_TEXTS.noWords, problem: null } as const
const UNREADABLE = { kind: 'refused', message: READING_TEXTS.unreadable, problem: null } as const

/** Never throws for a file that can't be read: it says why. */
export async function readSource(
  source: Blob | string,
  options: ReadingOptions,
  taking: Taking,
): Promise<ReadOutcome> {
  try {
    const file = await openFile(source, options)
    const isTable = taking === 'table' && file.shape?.isTable === true
    const parts: string[] = []
    for await (const part of isTable ? tableOf(file) : linesOf(file)) parts.push(part)
    const view = toReadingView(file)
    const isBlank = typeof source !== 'string' && parts.every((part) => part.trim() === '')
    if (isBlank && view.summary === '') return NO_WORDS
    return { kind: 'read', text: new Blob(parts), view }
  } catch (error) {
    if (error instanceof ReadingError)
      return { kind: 'refused', message: error.message, problem: error.problem }
    // The file was moved or changed, or can't be accessed anymore.
    if (error instanceof DOMException) return UNREADABLE
    throw error
  }
}

async function* linesOf(file: OpenFile): AsyncGenerator<string> {
  let isFirst = true
  for await (const words of file.words()) {
    if (words.length === 0) continue
    yield `${isFirst ? '' : '\n'}${words.join('\n')}`
    isFirst = false
  }
}

/** The table as the same reader reads it again: without titles, totals and closing lines. */
async function* tableOf(file: OpenFile): AsyncGenerator<string> {
  const separator = file.report().separator ?? '\t'
  const toLine = (cells: readonly string[]) => cells.map((cell) => toCell(cell, separator)).join(separator)
  let isFirst = true
  if (file.report().headerLine !== null || file.report().format === 'json') {
    yield toLine(file.shape?.columns.map(({ name }) => name) ?? [])
    isFirst = false
  }
  for await (const rows of file.rows()) {
    if (rows.length === 0) continue
    yield `${isFirst ? '' : '\n'}${rows.map(({ cells }) => toLine(cells)).join('\n')}`
    isFirst = false
  }
}

function toCell(cell: string, separator: string): string {
  const needsQuotes = cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell)
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell
}
