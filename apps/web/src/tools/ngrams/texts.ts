import type { Metric, Rate } from '@wordloom/lists'
import { toCount, toNumber } from '#platform/format/numbers.ts'

const METRIC_NAMES: Readonly<Record<Metric, string>> = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  cost: 'Cost',
  conversions: 'Conversions',
  value: 'Value',
}

const RATE_NAMES: Readonly<Record<Rate, string>> = {
  ctr: 'CTR',
  cpc: 'CPC',
  conversionRate: 'Conv. rate',
  cpa: 'CPA',
  roas: 'ROAS',
}

export const NGRAMS_TEXTS = {
  terms: 'Words or a search-term report',
  placeholder: 'Paste a list, or a report with its headings: Search term, Clicks, Cost, Conversions …',
  example: 'Try an example',
  least: 'Min. words',
  most: 'Max. words',
  minTerms: 'Min. terms',
  stopWords: 'Skip stop words',
  noStopWords: 'None',
  filter: 'Find in phrases',
  table: 'Words and phrases',
  phrase: 'Phrase',
  size: 'Words',
  count: 'Terms',
  metrics: METRIC_NAMES,
  rates: RATE_NAMES,
  sortBy: (column: string) => `Sort by ${column}`,
  found: (count: number) => toCount(count, 'phrase'),
  more: (count: number) => `${toNumber(count)} more. Narrow them down with the field above, or download all.`,
  unrecognized: (column: string) => `“${column}” isn't summed, because we don't know what its name means.`,
  none: 'No phrases match.',
  empty: 'Paste words or a report to see its most common words and phrases.',
  working: 'Counting…',
  select: (text: string) => `Select ${text}`,
  selected: (count: number) => `${toNumber(count)} selected`,
  copy: 'Copy as a list',
  copyNegatives: 'Copy as negatives',
  copied: 'Copied to clipboard',
  notCopied: "The browser didn't allow copying. Download the table instead.",
  listName: 'Phrases',
  fileName: 'phrases.txt',
  lengths: 'Term length',
  byCharacters: 'By characters',
  byParts: 'By words',
  bar: (length: number, words: number) => `${toNumber(length)}: ${toCount(words, 'time')}`,
  summary: (words: number, different: number) => `${toCount(words, 'term')}, ${toNumber(different)} unique`,
} as const

export const EXAMPLE_REPORT = `Search term\tClicks\tImpr.\tCost\tConversions
red running shoes\t40\t900\t32.50\t3
blue running shoes\t22\t610\t18.20\t1
cheap running shoes\t65\t2100\t55.10\t0
running shoes for kids\t18\t480\t14.40\t2
cheap hiking boots\t31\t990\t29.70\t0
hiking boots\t54\t1300\t61.00\t5
`
