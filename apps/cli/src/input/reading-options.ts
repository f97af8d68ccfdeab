import {
  ENCODINGS,
  type Encoding,
  type ReadingOptions,
  SEPARATORS_BY_NAME,
  type Separator,
  toColumnChoice,
  toEncoding,
} from '@wordloom/reading'
import { READING_TEXTS as T } from '../texts.ts'
import { UsageError } from '../usage-error.ts'
import type { Options } from './option-help.ts'

/** The assumptions of the reader that a person sets. They hold for all files of a command. */
export interface FileReading {
  readonly options: Omit<ReadingOptions, 'fileName' | 'sheet'>
  /** A name, or a number counted from 1. */
  readonly sheet: string | null
  /** Says nothing about how files were read. */
  readonly isQuiet: boolean
}

/** Assumes nothing, for files beside those that the options are about. */
export const AS_FOUND: FileReading = { options: {}, sheet: null, isQuiet: false }

export const READING_OPTIONS = {
  encoding: { type: 'string', help: ['E', 'the encoding, such as windows-1252 or utf-16le'] },
  'separator-in': { type: 'string', help: ['S', 'what separates cells: comma, semicolon, tab or pipe'] },
  header: { type: 'string', help: ['N', 'the line with the names of the columns, counted from 1, or none'] },
  column: {
    type: 'string',
    multiple: true,
    help: [
      'NAME',
      'take the words from this column, by its name or its number from 1; repeat it for more columns',
    ],
  },
  sheet: { type: 'string', help: ['NAME', 'the sheet of a workbook, by its name or its number from 1'] },
  lines: { type: 'boolean', help: ['', 'each line is a word, whatever the file looks like'] },
  'keep-totals': { type: 'boolean', help: ['', 'keep rows of totals and closing lines'] },
  'plain-quotes': { type: 'boolean', help: ['', 'quotes belong to the words'] },
  'skip-hidden': {
    type: 'boolean',
    help: [
      '',
      'leave out hidden rows and columns of a workbook; --fill-merged repeats the text of merged cells',
    ],
  },
  'fill-merged': { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q', help: ['', 'write nothing else than results and problems'] },
} as const satisfies Options

type Values = {
  readonly [Name in keyof typeof READING_OPTIONS]?: string | boolean | (string | boolean)[] | undefined
}

/** @throws {UsageError} */
export function toFileReading(values: Values): FileReading {
  const { encoding, header, sheet } = values
  const columns = Array.isArray(values.column)
    ? values.column.map((column) => toColumnChoice(String(column)))
    : undefined
  if (values.lines === true && (columns !== undefined || header !== undefined))
    throw new UsageError(T.linesOnly)
  return {
    options: {
      encoding: typeof encoding === 'string' ? knownEncoding(encoding) : undefined,
      separator: toSeparator(values['separator-in']),
      header: typeof header === 'string' ? toHeader(header) : undefined,
      columns,
      format: values.lines === true ? 'lines' : undefined,
      keepsTotals: values['keep-totals'] === true,
      hasPlainQuotes: values['plain-quotes'] === true,
      skipsHidden: values['skip-hidden'] === true,
      fillsMerged: values['fill-merged'] === true,
    },
    sheet: typeof sheet === 'string' ? sheet : null,
    isQuiet: values.quiet === true,
  }
}

function knownEncoding(text: string): Encoding {
  const encoding = toEncoding(text)
  if (encoding === null) throw new UsageError(T.noEncoding(ENCODINGS, text))
  return encoding
}

const SEPARATOR_NAMES: Readonly<Record<string, Separator>> = {
  ...SEPARATORS_BY_NAME,
  ',': ',',
  ';': ';',
  '\t': '\t',
  '\\t': '\t',
  '|': '|',
}

function toSeparator(value: Values['separator-in']): Separator | undefined {
  if (typeof value !== 'string') return undefined
  const separator = SEPARATOR_NAMES[value]
  if (separator === undefined) throw new UsageError(T.noSeparator(value))
  return separator
}

function toHeader(text: string): number | 'none' {
  if (text === 'none') return text
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(T.noHeader(text))
  return Number(text)
}
