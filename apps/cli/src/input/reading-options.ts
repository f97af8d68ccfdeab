import type { ParseArgsOptionsConfig } from 'node:util'
import { ENCODINGS, type Encoding, type ReadingOptions, type Separator } from '@wordloom/reading'
import { READING_TEXTS as T } from '../texts.ts'
import { UsageError } from '../usage-error.ts'

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

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

export const READING_OPTIONS = {
  encoding: TEXT,
  'separator-in': TEXT,
  header: TEXT,
  column: { type: 'string', multiple: true },
  sheet: TEXT,
  lines: FLAG,
  'keep-totals': FLAG,
  'plain-quotes': FLAG,
  'skip-hidden': FLAG,
  'fill-merged': FLAG,
  quiet: { type: 'boolean', short: 'q' },
} as const satisfies ParseArgsOptionsConfig

type Values = {
  readonly [Name in keyof typeof READING_OPTIONS]?: string | boolean | (string | boolean)[] | undefined
}

/** @throws {UsageError} */
export function toFileReading(values: Values): FileReading {
  const { encoding, header, sheet } = values
  const columns = Array.isArray(values.column) ? values.column.map(toColumn) : undefined
  if (values.lines === true && (columns !== undefined || header !== undefined))
    throw new UsageError(T.linesOnly)
  return {
    options: {
      encoding: typeof encoding === 'string' ? toEncoding(encoding) : undefined,
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

/** Takes the names that browsers know, such as latin1. */
function toEncoding(text: string): Encoding {
  const encoding = ENCODINGS.find((known) => known === canonicalName(text))
  if (encoding === undefined) throw new UsageError(T.noEncoding(ENCODINGS, text))
  return encoding
}

function canonicalName(text: string): string | null {
  try {
    return new TextDecoder(text).encoding
  } catch {
    return null
  }
}

const SEPARATOR_NAMES: Readonly<Record<string, Separator>> = {
  ',': ',',
  comma: ',',
  ';': ';',
  semicolon: ';',
  '\t': '\t',
  '\\t': '\t',
  tab: '\t',
  '|': '|',
  pipe: '|',
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

function toColumn(value: string | boolean): string | number {
  const text = String(value)
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : text
}
