import { METRICS, type NgramOrder } from '@wordloom/lists'
import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type OutputChoice, outputOptions, toOutputChoice } from '../output/output-choice.ts'
import { REPORT_FORMATS, type ReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { NGRAMS_TEXTS as T } from './texts.ts'

export interface NgramsCommand extends OutputChoice<ReportFormat> {
  readonly file: string
  readonly reading: FileReading
  /** `null` shows statistics of the words instead. */
  readonly sizes: { readonly least: number; readonly most: number } | null
  readonly minTerms: number
  readonly top: number
  readonly order: NgramOrder
  readonly stopWords: string | undefined
}

const MAX_WORDS = 10

const ORDERS: readonly NgramOrder[] = ['terms', 'text', 'size', ...METRICS]

export const NGRAMS_OPTIONS = {
  words: {
    type: 'string',
    help: ['1-3', 'phrases of one to three words (default); also one number, such as 2'],
  },
  'min-terms': { type: 'string', help: ['N', 'only those that at least N terms contain'] },
  top: { type: 'string', help: ['N', 'only the first N'] },
  sort: {
    type: 'string',
    help: [
      'BY',
      'terms (default), text, size, or what a report has: impressions, clicks, cost, conversions or value',
    ],
  },
  'without-stop-words': {
    type: 'string',
    help: ['L', 'none that begin or end with a stop word of a language, such as en or de'],
  },
  statistics: { type: 'boolean', help: ['', 'show how many words have which length instead'] },
  ...outputOptions(REPORT_FORMATS),
} as const satisfies Options

export function parseNgrams(args: readonly string[]): NgramsCommand {
  const {
    values,
    positionals: [file, more],
  } = parseOptions(args, { allowPositionals: true, options: { ...READING_OPTIONS, ...NGRAMS_OPTIONS } })
  if (file === undefined) throw new UsageError(T.noFile)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  return {
    file,
    reading: toFileReading(values),
    sizes: values.statistics ? null : toSizes(values.words ?? '1-3'),
    minTerms: toWholeNumber('--min-terms', values['min-terms'] ?? '1'),
    top: values.top === undefined ? Number.POSITIVE_INFINITY : toWholeNumber('--top', values.top),
    order: toOrder(values.sort ?? 'terms'),
    stopWords: values['without-stop-words'],
    ...toOutputChoice(values, REPORT_FORMATS),
  }
}

function toSizes(text: string) {
  const [, first, last] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? []
  const [least, most] = [Number(first), Number(last ?? first)]
  if (!(least >= 1 && least <= most && most <= MAX_WORDS)) throw new UsageError(T.noSizes(MAX_WORDS, text))
  return { least, most }
}

function toOrder(text: string): NgramOrder {
  const order = ORDERS.find((known) => known === text)
  if (order === undefined) throw new UsageError(T.noOrder(ORDERS, text))
  return order
}

function toWholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(T.noNumber(option, text))
  return Number(text)
}
