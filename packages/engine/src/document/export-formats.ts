import { BYTE_ORDER_MARK, type CsvChoices } from './csv-choices.ts'
import type { GuardKind } from './guard.ts'

/** The syntax of an export format. Escaping works per character, so each word can be encoded on its own. */
export interface Syntax {
  readonly opening: string
  readonly closing: string
  readonly between: string
  readonly rowStart: string
  readonly rowEnd: string
  /** Goes between words that have cells of their own; `null` if the whole row is one cell. */
  readonly cellBreak: string | null
  /** `null` leaves cells as they are. */
  readonly guard: GuardKind | null
  readonly escape: (text: string) => string
}

const asIs = (text: string) => text
const doubleQuotes = (text: string) => (text.includes('"') ? text.replaceAll('"', '""') : text)
const jsonEscape = (text: string) => JSON.stringify(text).slice(1, -1)

const LINES = { opening: '', closing: '', between: '', cellBreak: null, guard: null }
const JSON_LINES = { ...LINES, rowStart: '"', rowEnd: '"\n', escape: jsonEscape }
const CSV: Syntax = { ...LINES, rowStart: '"', rowEnd: '"\r\n', guard: 'formulas', escape: doubleQuotes }

/**
 * The formats:
 * - `txt`: one combination per line;
 * - `csv`: one quoted cell per line (RFC 4180);
 * - `csv-columns`: one quoted cell per column, without separator, prefix and suffix;
 * - `json`: one array of strings;
 * - `jsonl`: one JSON string per line;
 * - `xlsx`: what `@wordloom/xlsx` makes a workbook of: a line per row, with a JSON string as its only cell;
 * - `xlsx-columns`: the same with a cell per column, between commas, without separator, prefix and suffix.
 *
 * A `Record<ExportFormat, …>` names the formats for users and programs.
 */
export const SYNTAX = {
  txt: { ...LINES, rowStart: '', rowEnd: '\n', escape: asIs },
  csv: CSV,
  'csv-columns': { ...CSV, cellBreak: '","' },
  json: {
    ...LINES,
    opening: '[',
    closing: ']\n',
    between: ',\n',
    rowStart: '"',
    rowEnd: '"',
    escape: jsonEscape,
  },
  jsonl: JSON_LINES,
  xlsx: JSON_LINES,
  'xlsx-columns': { ...JSON_LINES, cellBreak: '","' },
} satisfies Readonly<Record<string, Syntax>>

export function syntaxOf(
  format: ExportFormat,
  { guardsFormulas = true, hasMark = false }: CsvChoices,
): Syntax {
  const syntax = SYNTAX[format]
  if (syntax.guard === null) return syntax
  return {
    ...syntax,
    opening: hasMark ? BYTE_ORDER_MARK : '',
    guard: guardsFormulas ? 'formulas' : 'apostrophes',
  }
}

export type ExportFormat = keyof typeof SYNTAX

export const EXPORT_FORMATS = Object.keys(SYNTAX) as readonly ExportFormat[]
