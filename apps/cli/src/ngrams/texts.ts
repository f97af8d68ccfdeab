import { count } from '../texts.ts'

/** Made when it's needed, and only once: making one takes longer than counting thousands of terms. */
let numbers: Intl.NumberFormat | null = null

export const NGRAMS_TEXTS = {
  noFile: 'Name the file with words or search terms, or - for standard input.',
  tooMany: (argument: string) => `'${argument}' is one argument too many.`,
  noSizes: (most: number, text: string) =>
    `--words takes a number of words from 1 to ${most}, or two such as 1-3, not '${text}'.`,
  noOrder: (orders: readonly string[], text: string) => `--sort takes ${orders.join(', ')}, not '${text}'.`,
  noColumn: (file: string, order: string) => `${file} has no column with ${order}. Use another --sort.`,
  noNumber: (option: string, text: string) => `${option} takes a whole number from 1, not '${text}'.`,
  nothing: (file: string) => `${file} has no words.`,
  ngram: (terms: number, text: string, numbers: readonly string[]) =>
    `${count(terms).padStart(9)}  ${[text, ...numbers].join('  ')}`,
  number: (name: string, value: number) => `${name} ${format(value)}`,
} as const

function format(value: number): string {
  numbers ??= new Intl.NumberFormat('en', { maximumFractionDigits: 4 })
  return numbers.format(value)
}

export const NGRAM_HEADINGS = { text: 'N-gram', size: 'Words', terms: 'Terms' } as const

export const METRIC_HEADINGS = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  cost: 'Cost',
  conversions: 'Conversions',
  value: 'Value',
} as const

export const RATE_HEADINGS = {
  ctr: 'CTR',
  cpc: 'CPC',
  conversionRate: 'Conversion rate',
  cpa: 'CPA',
  roas: 'ROAS',
} as const

export const LENGTH_HEADINGS = { unit: 'Unit', length: 'Length', words: 'Words' } as const

const BAR_CHARACTERS = 50

export const STATISTICS_TEXTS = {
  summary: (words: number, different: number, empty: number) =>
    `${count(words)} words, ${count(different)} different, ${count(empty)} empty`,
  bar: (unit: string, length: number, words: number, most: number) =>
    `${String(length).padStart(6)} ${length === 1 ? unit.replace(/s$/, '') : unit}`.padEnd(20) +
    `${'#'.repeat(Math.ceil((words / most) * BAR_CHARACTERS))} ${count(words)}`,
} as const
