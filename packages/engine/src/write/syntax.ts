import type { ExportFormat } from '../spec.ts'

/** The syntax of an export format. Escaping works per character, so each word can be encoded on its own. */
export interface Syntax {
  readonly opening: string
  readonly closing: string
  readonly between: string
  readonly rowStart: string
  readonly rowEnd: string
  /** Goes between words that have cells of their own; `null` if the whole row is one cell. */
  readonly cellBreak: string | null
  /** Whether a cell that looks like a formula gets a leading apostrophe. */
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
