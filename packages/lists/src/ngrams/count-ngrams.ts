import { METRICS, type Metric } from './metrics.ts'
import { NgramTree } from './ngram-tree.ts'
import { Ngrams } from './ngrams.ts'
import { TokenNumbers } from './token-numbers.ts'

export interface NgramOptions {
  /** Numbers of words in an n-gram. */
  readonly least: number
  readonly most: number
  readonly minTerms: number
  /** An n-gram doesn't begin or end with one of these, which are in lower case. */
  readonly stopWords?: ReadonlySet<string>
}

/**
 * Counts the sequences of words in search terms or in a list, whatever their case. A term counts once for an n-gram, also
 * if it contains it twice.
 *
 * @param numbers of the terms, in their order
 * @example
 * const ngrams = countNgrams(['red shoes', 'blue shoes'], {}, { least: 1, most: 1, minTerms: 2 })
 * ngrams.textOf(ngrams.sorted('terms')[0]) // 'shoes'
 */
export function countNgrams(
  terms: readonly string[],
  numbers: Readonly<Partial<Record<Metric, Float64Array>>>,
  { least, most, minTerms, stopWords }: NgramOptions,
): Ngrams {
  const metrics = METRICS.filter((metric) => numbers[metric] !== undefined)
  const tree = new NgramTree(metrics.flatMap((metric) => numbers[metric] ?? []))
  const tokens = new TokenNumbers(stopWords)
  for (let term = 0; term < terms.length; term++) {
    const sequence = tokens.read(terms[term] ?? '')
    for (let from = 0; from < sequence.length; from++) {
      if (tokens.isStopWord(sequence[from] ?? 0)) continue
      let node: number | null = null
      for (let size = 1; size <= most && from + size <= sequence.length; size++) {
        const token = sequence[from + size - 1] ?? 0
        node = tree.extend(node, token)
        if (size >= least && !tokens.isStopWord(token)) tree.count(node, term)
      }
    }
  }
  return new Ngrams({ tree, texts: tokens.texts, metrics, minTerms })
}
