import {
  type Bar,
  countNgrams,
  loadStopWords,
  METRICS,
  type Metric,
  type Ngram,
  type Ngrams,
  type Rate,
  ratesOf,
  toRate,
  toStatistics,
  UnsupportedLanguageError,
} from '@wordloom/lists'
import { readTerms, type TermReport } from '@wordloom/reading'
import type { CommandModule } from '../command-module.ts'
import { nameOfFile, WordFileError } from '../input/read-bytes.ts'
import { readFile } from '../input/read-file.ts'
import { createReport, openReport } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { type NgramsCommand, parseNgrams } from './command.ts'
import { NGRAMS_USAGE } from './help.ts'
import {
  LENGTH_HEADINGS,
  METRIC_HEADINGS,
  NGRAM_HEADINGS,
  RATE_HEADINGS,
  STATISTICS_TEXTS,
  NGRAMS_TEXTS as T,
} from './texts.ts'

export const ngrams: CommandModule = { help: NGRAMS_USAGE, run: (args) => run(parseNgrams(args)) }

async function run(command: NgramsCommand): Promise<void> {
  const { sizes } = command
  if (sizes === null) {
    const { terms } = await termsOf(command)
    openReport(command.output)
    writeStatistics(terms, command)
    return
  }
  const { ngrams, metrics } = await count({ ...command, sizes })
  openReport(command.output)
  writeNgrams(ngrams, metrics, command)
}

type CountingCommand = NgramsCommand & { readonly sizes: NonNullable<NgramsCommand['sizes']> }

/** The terms take much memory, which is free again when this returns. The n-grams do too, so that each is made when it's written. */
async function count(command: CountingCommand) {
  const report = await termsOf(command)
  const { order } = command
  const metric = METRICS.find((known) => known === order)
  if (metric !== undefined && !report.metrics.includes(metric))
    throw new UsageError(T.noColumn(nameOfFile(command.file), order))
  const stopWords = command.stopWords === undefined ? new Set<string>() : await stopWordsOf(command.stopWords)
  const options = { ...command.sizes, minTerms: command.minTerms, stopWords }
  const counted = countNgrams(report.terms, report.numbers, options)
  return {
    ngrams: readInTurn(counted, counted.sorted(order).subarray(0, command.top)),
    metrics: report.metrics,
  }
}

function* readInTurn(ngrams: Ngrams, numbers: Uint32Array) {
  for (const number of numbers) yield ngrams.read(number)
}

async function termsOf({ file, reading }: NgramsCommand): Promise<TermReport> {
  const report = await readFile(file, reading, readTerms)
  if (report.terms.length === 0) throw new WordFileError(T.nothing(nameOfFile(file)))
  return report
}

function stopWordsOf(language: string): Promise<ReadonlySet<string>> {
  return loadStopWords(language).catch((error) => {
    if (!(error instanceof UnsupportedLanguageError)) throw error
    throw new UsageError(error.message, { cause: error })
  })
}

function writeNgrams(ngrams: Iterable<Ngram>, metrics: readonly Metric[], command: NgramsCommand): void {
  const rates = ratesOf(metrics)
  const report = createReport(command, {
    ...NGRAM_HEADINGS,
    ...chosen(METRIC_HEADINGS, metrics),
    ...chosen(RATE_HEADINGS, rates),
  })
  for (const { text, size, terms, sums } of ngrams) {
    const all: Readonly<Record<Rate, number | null>> = {
      ctr: toRate('ctr', sums),
      cpc: toRate('cpc', sums),
      conversionRate: toRate('conversionRate', sums),
      cpa: toRate('cpa', sums),
      roas: toRate('roas', sums),
    }
    report.add({ text, size, terms, ...sums, ...all }, () => {
      const numbers = [
        ...metrics.map((metric) => T.number(METRIC_HEADINGS[metric], sums[metric])),
        ...rates.flatMap((rate) => {
          const value = all[rate]
          return value === null ? [] : [T.number(RATE_HEADINGS[rate], value)]
        }),
      ]
      return T.ngram(terms, text, numbers)
    })
  }
  report.end()
}

function chosen<Key extends string>(
  headings: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): Partial<Record<Key, string>> {
  const shown: Partial<Record<Key, string>> = {}
  for (const key of keys) shown[key] = headings[key]
  return shown
}

function writeStatistics(terms: readonly string[], command: NgramsCommand): void {
  const { words, different, empty, byCharacters, byParts } = toStatistics(terms)
  const report = createReport(command, LENGTH_HEADINGS)
  const addBars = (unit: string, bars: readonly Bar[]) => {
    const most = bars.reduce((largest, bar) => Math.max(largest, bar.words), 1)
    for (const bar of bars)
      report.add({ unit, ...bar }, () => STATISTICS_TEXTS.bar(unit, bar.length, bar.words, most))
  }
  addBars('characters', byCharacters)
  addBars('words', byParts)
  report.end(STATISTICS_TEXTS.summary(words, different, empty))
}
