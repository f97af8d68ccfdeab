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
import { type OpenFile, openFile, type ReadingOptions, readTerms, type TermReport } from '@wordloom/reading'
import { expose } from 'comlink'
import { shorten } from '#platform/format/shorten.ts'

export interface NgramChoices {
  readonly least: number
  readonly most: number
  readonly minTerms: number
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
  readonly unreadable: readonly UnreadableNumbers[]
  /** Columns of numbers whose names we don't know. */
  readonly unrecognizedColumns: readonly string[]
}

/** Cells of a column that should be numbers. They add nothing to the sums. */
interface UnreadableNumbers {
  readonly column: string
  readonly cells: number
  readonly examples: readonly string[]
}

const ROWS = 300
const MAX_CHARACTERS = 200
const MAX_NAMES = 5

let report: TermReport = { terms: [], metrics: [], numbers: {} }
let statistics: ListStatistics = toStatistics([])
let unreadable: readonly UnreadableNumbers[] = []
let unrecognizedColumns: readonly string[] = []
let counted: Ngrams = countNgrams([], {}, { least: 1, most: 1, minTerms: 1 })
/** Numbers of n-grams. */
let shown: Uint32Array = new Uint32Array()

const ngrams = {
  async take(given: Blob, options: ReadingOptions): Promise<void> {
    const file = await openFile(given, options)
    report = await readTerms(file)
    unreadable = unreadableOf(file)
    unrecognizedColumns = file.report().unrecognizedColumns.slice(0, MAX_NAMES)
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
    const rows = Array.from(shown.subarray(0, ROWS), (ngram) => toShort(counted.read(ngram)))
    return { metrics: report.metrics, count: shown.length, rows, statistics, unreadable, unrecognizedColumns }
  },

  text: (): string => Array.from(shown, (ngram) => counted.textOf(ngram)).join('\n'),
}

function unreadableOf(file: OpenFile): readonly UnreadableNumbers[] {
  return file
    .report()
    .columns.filter((column) => column.unreadable > 0)
    .map((column) => ({
      column: column.name,
      cells: column.unreadable,
      examples: column.unreadableExamples.map((cell) => shorten(cell, MAX_CHARACTERS)),
    }))
}

function toShort(ngram: Ngram): Ngram {
  return { ...ngram, text: shorten(ngram.text, MAX_CHARACTERS) }
}

export type NgramsApi = typeof ngrams

expose(ngrams)
