import { inAlphabet } from './in-alphabet.ts'
import { type Metric, type Sums, toDecimal } from './metrics.ts'
import type { NgramTree } from './ngram-tree.ts'

export interface Ngram {
  readonly text: string
  /** The number of its words. */
  readonly size: number
  readonly terms: number
  readonly sums: Sums
}

export type NgramOrder = 'terms' | 'text' | 'size' | Metric

interface Counted {
  readonly tree: NgramTree
  /** The texts of the tokens. */
  readonly texts: readonly string[]
  /** In the order of the sums of the tree. */
  readonly metrics: readonly Metric[]
  readonly minTerms: number
}

/** Counted n-grams. Each has a number, by which it's read when it's needed, because millions of them would take much memory. */
export class Ngrams {
  readonly #tree: NgramTree
  readonly #texts: readonly string[]
  readonly #metrics: readonly Metric[]
  readonly #byText: Uint32Array

  constructor({ tree, texts, metrics, minTerms }: Counted) {
    this.#tree = tree
    this.#texts = texts
    this.#metrics = metrics
    this.#byText = inAlphabet(tree, texts, (node) => tree.termsOf(node) >= Math.max(minTerms, 1))
  }

  /** Numbers of n-grams: the largest first, or in the order of the alphabet. Ties are in the order of the alphabet. */
  sorted(order: NgramOrder): Uint32Array {
    if (order === 'text') return this.#byText
    const keys = Float64Array.from(this.#byText, (number) => this.#keyOf(number, order))
    const places = Uint32Array.from(keys, (_, place) => place)
    places.sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)
    return places.map((place) => this.#byText[place] ?? 0)
  }

  read(number: number): Ngram {
    const sums = { impressions: 0, clicks: 0, cost: 0, conversions: 0, value: 0 }
    for (const [place, metric] of this.#metrics.entries()) sums[metric] = this.#sumOf(number, place)
    const tokens = this.#tokensOf(number)
    return { text: this.#join(tokens), size: tokens.length, terms: this.#tree.termsOf(number), sums }
  }

  textOf(number: number): string {
    return this.#join(this.#tokensOf(number))
  }

  #join(tokens: readonly number[]): string {
    return tokens.map((token) => this.#texts[token] ?? '').join(' ')
  }

  #keyOf(number: number, order: Exclude<NgramOrder, 'text'>): number {
    if (order === 'terms') return this.#tree.termsOf(number)
    if (order === 'size') return this.#tokensOf(number).length
    const place = this.#metrics.indexOf(order)
    return place === -1 ? 0 : this.#sumOf(number, place)
  }

  #sumOf(number: number, place: number): number {
    return toDecimal(this.#tree.sumOf(number, place))
  }

  #tokensOf(number: number): readonly number[] {
    const tokens: number[] = []
    for (let node: number | null = number; node !== null; node = this.#tree.parentOf(node))
      tokens.push(this.#tree.tokenOf(node))
    return tokens.reverse()
  }
}
