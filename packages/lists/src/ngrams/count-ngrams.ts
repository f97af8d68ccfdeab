import { METRICS, type Metric, type Sums, toDecimal } from './metrics.ts'
import { NgramTree } from './ngram-tree.ts'
import { TokenNumbers } from './token-numbers.ts'

export interface NgramOptions {
  /** Numbers of words in an n-gram. */
  readonly least: number
  readonly most: number
  readonly leastTerms: number
  /** An n-gram doesn't begin or end with one of these, which are in lower case. */
  readonly stopWords?: ReadonlySet<string>
}

export interface Ngram {
  readonly text: string
  readonly size: number
  readonly terms: number
  readonly sums: Sums
}

export type NgramOrder = 'terms' | 'text' | 'size' | Metric

/**
 * Counts the sequences of words in search terms or in a list, whatever their case. A term counts once for an n-gram, also
 * if it contains it twice.
 *
 * @param numbers of the terms, in their order
 * @returns the n-grams that most terms contain first
 * @example countNgrams(['red shoes', 'blue shoes'], {}, { least: 1, most: 1, leastTerms: 2 })[0]?.text // 'shoes'
 */
export function countNgrams(
  terms: readonly string[],
  numbers: Readonly<Partial<Record<Metric, Float64Array>>>,
  { least, most, leastTerms, stopWords }: NgramOptions,
): readonly Ngram[] {
  const tree = new NgramTree()
  const tokens = new TokenNumbers(stopWords)
  const counts: number[] = []
  const lastTerms: number[] = []
  const given = METRICS.flatMap((metric) => {
    const values = numbers[metric]
    return values === undefined ? [] : [{ metric, values, sums: [] as number[] }]
  })
  for (let term = 0; term < terms.length; term++) {
    const sequence = tokens.read(terms[term] ?? '')
    for (let from = 0; from < sequence.length; from++) {
      if (tokens.isStopWord(sequence[from] ?? 0)) continue
      let node: number | null = null
      for (let size = 1; size <= most && from + size <= sequence.length; size++) {
        const token = sequence[from + size - 1] ?? 0
        node = tree.extend(node, token)
        if (node === counts.length) {
          counts.push(0)
          lastTerms.push(-1)
          for (const { sums } of given) sums.push(0)
        }
        if (size < least || lastTerms[node] === term || tokens.isStopWord(token)) continue
        lastTerms[node] = term
        counts[node] = (counts[node] ?? 0) + 1
        for (const { values, sums } of given) sums[node] = (sums[node] ?? 0) + (values[term] ?? 0)
      }
    }
  }
  const ngrams: Ngram[] = []
  for (let node = 0; node < tree.size; node++) {
    const count = counts[node] ?? 0
    if (count < Math.max(leastTerms, 1)) continue
    const sums = { impressions: 0, clicks: 0, cost: 0, conversions: 0, value: 0 }
    for (const { metric, sums: all } of given) sums[metric] = toDecimal(all[node] ?? 0)
    const words = tree.tokensOf(node)
    ngrams.push({
      text: words.map((token) => tokens.textOf(token)).join(' '),
      size: words.length,
      terms: count,
      sums,
    })
  }
  return ngrams.sort(byOrder('terms'))
}

/** The largest first, or in the order of the alphabet. Ties are in the order of the alphabet. */
export function sortNgrams(ngrams: readonly Ngram[], order: NgramOrder): readonly Ngram[] {
  return ngrams.toSorted(byOrder(order))
}

function byOrder(order: NgramOrder): (a: Ngram, b: Ngram) => number {
  const compareTexts = (a: Ngram, b: Ngram) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)
  if (order === 'text') return compareTexts
  if (order === 'terms') return (a, b) => b.terms - a.terms || compareTexts(a, b)
  const toNumber = (ngram: Ngram) => (order === 'size' ? ngram.size : ngram.sums[order])
  return (a, b) => toNumber(b) - toNumber(a) || compareTexts(a, b)
}
