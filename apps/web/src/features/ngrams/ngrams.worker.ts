import { toSearchable } from '@wordloom/engine'
import {
  countNgrams,
  type ListStatistics,
  loadStopWords,
  type Metric,
  type Ngram,
  type NgramOrder,
  type Ngrams,
  toStatistics,
} from '@wordloom/lists'
import { openFile, type ReadingOptions, readTerms, type TermReport } from '@wordloom/reading'
import { expose } from 'comlink'

export interface NgramChoices {
  readonly least: number
  readonly most: number
  readonly leastTerms: number
  /** A language, or `null` to keep stop words. */
  readonly stopWords: string | null
}

export interface NgramView {
  readonly order: NgramOrder
  readonly isReversed: boolean
  readonly typed: string
}

export interface NgramReply {
  readonly metrics: readonly Metric[]
  readonly count: number
  readonly rows: readonly Ngram[]
  readonly statistics: ListStatistics
}

const ROWS = 300

let report: TermReport = { terms: [], metrics: [], numbers: {} }
let statistics: ListStatistics = toStatistics([])
let counted: Ngrams = countNgrams([], {}, { least: 1, most: 1, leastTerms: 1 })
/** Numbers of n-grams. */
let shown: Uint32Array = new Uint32Array()

const ngrams = {
  async take(given: Blob, options: ReadingOptions): Promise<void> {
    report = await readTerms(await openFile(given, options))
    statistics = toStatistics(report.terms)
  },

  async count({ stopWords, ...choices }: NgramChoices): Promise<void> {
    const left = stopWords === null ? new Set<string>() : await loadStopWords(stopWords)
    counted = countNgrams(report.terms, report.numbers, { ...choices, stopWords: left })
  },

  show({ order, isReversed, typed }: NgramView): NgramReply {
    const wanted = toSearchable(typed.trim())
    const sorted = counted.sorted(order)
    const isFound = (ngram: number) => toSearchable(counted.textOf(ngram)).includes(wanted)
    const found = wanted === '' ? sorted : sorted.filter(isFound)
    shown = isReversed ? found.toReversed() : found
    const rows = Array.from(shown.subarray(0, ROWS), (ngram) => counted.read(ngram))
    return { metrics: report.metrics, count: shown.length, rows, statistics }
  },

  text: (): string => Array.from(shown, (ngram) => counted.textOf(ngram)).join('\n'),
}

export type NgramsApi = typeof ngrams

expose(ngrams)
