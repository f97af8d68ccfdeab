import { METRICS, type NgramOrder } from '@wordloom/lists'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { OUTPUT_OPTIONS, type OutputChoice, toOutputChoice } from '../output/output-choice.ts'
import { REPORT_FORMATS, type ReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { NGRAMS_TEXTS as T } from './texts.ts'

export interface NgramsCommand extends OutputChoice<ReportFormat> {
  readonly file: string
  readonly reading: FileReading
  /** `null` shows statistics of the words instead. */
  readonly sizes: { readonly least: number; readonly most: number } | null
  readonly leastTerms: number
  readonly top: number
  readonly order: NgramOrder
  readonly stopWords: string | undefined
}

const MOST_WORDS = 10

const ORDERS: readonly NgramOrder[] = ['terms', 'text', 'size', ...METRICS]

const TEXT = { type: 'string' } as const

const OPTIONS = {
  ...READING_OPTIONS,
  words: TEXT,
  'min-terms': TEXT,
  top: TEXT,
  sort: TEXT,
  'without-stop-words': TEXT,
  statistics: { type: 'boolean' },
  ...OUTPUT_OPTIONS,
} as const

export function parseNgrams(args: readonly string[]): NgramsCommand {
  const {
    values,
    positionals: [file, more],
  } = parseOptions(args, { allowPositionals: true, options: OPTIONS })
  if (file === undefined) throw new UsageError(T.noFile)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  return {
    file,
    reading: toFileReading(values),
    sizes: values.statistics ? null : toSizes(values.words ?? '1-3'),
    leastTerms: toWholeNumber('--min-terms', values['min-terms'] ?? '1'),
    top: values.top === undefined ? Number.POSITIVE_INFINITY : toWholeNumber('--top', values.top),
    order: toOrder(values.sort ?? 'terms'),
    stopWords: values['without-stop-words'],
    ...toOutputChoice(values, REPORT_FORMATS),
  }
}

function toSizes(text: string) {
  const [, first, last] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? []
  const [least, most] = [Number(first), Number(last ?? first)]
  if (!(least >= 1 && least <= most && most <= MOST_WORDS)) throw new UsageError(T.noSizes(MOST_WORDS, text))
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
