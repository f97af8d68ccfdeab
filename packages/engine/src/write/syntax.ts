import type { ExportFormat } from '../spec.ts'

/**
 * How a format puts rows into a document. All of it works character by character, so words can be encoded one
 * by one.
 */
export interface Syntax {
  readonly opening: string
  readonly closing: string
  /** Stands before each row but the first. */
  readonly between: string
  readonly rowStart: string
  readonly rowEnd: string
  /** Stands between the words where each has a cell of its own; `null` where a row is one text. */
  readonly cellBreak: string | null
  /** Whether a cell that a spreadsheet would read as a formula gets an apostrophe in front. */
  readonly isGuarded: boolean
  readonly escape: (text: string) => string
}

const asIs = (text: string) => text
const doubleQuotes = (text: string) => (text.includes('"') ? text.replaceAll('"', '""') : text)
const jsonEscape = (text: string) => JSON.stringify(text).slice(1, -1)

const LINES = { opening: '', closing: '', between: '', cellBreak: null, isGuarded: false }

export const SYNTAX: Readonly<Record<ExportFormat, Syntax>> = {
  txt: { ...LINES, rowStart: '', rowEnd: '\n', escape: asIs },
  csv: { ...LINES, rowStart: '"', rowEnd: '"\r\n', isGuarded: true, escape: doubleQuotes },
  'csv-columns': {
    ...LINES,
    rowStart: '"',
    rowEnd: '"\r\n',
    cellBreak: '","',
    isGuarded: true,
    escape: doubleQuotes,
  },
  json: {
    ...LINES,
    opening: '[',
    closing: ']\n',
    between: ',\n',
    rowStart: '"',
    rowEnd: '"',
    escape: jsonEscape,
  },
  jsonl: { ...LINES, rowStart: '"', rowEnd: '"\n', escape: jsonEscape },
}
