import { MAX_TUPLES } from '../covering/find-covering.ts'
import type { Budget } from '../duplicates/explore.ts'
import { MAX_SAMPLED } from './order/order.ts'

/** Beyond the first limits, a plan is streamed instead of counted. Beyond the others, a recipe is refused. */
export interface RecipeBudget {
  /** For recipes that have nothing but columns and the texts between and around them. */
  readonly duplicates?: Budget
  /** In choices of kinds that rules connect, for each pattern. */
  readonly connected: number
  /** The same for all patterns together, which share it evenly. */
  readonly connectedInAll: number
  /** In rows that are tested one by one if they can't be counted otherwise. */
  readonly tested: number
  /** In words compared with texts to leave out. */
  readonly readings: number
  /** In UTF-16 units that patterns and fields write for each of their words, besides one use of each word. */
  readonly uses: number
  /** In UTF-16 units of the longest row, and of all its fields together. */
  readonly row: number
  /** In UTF-8 bytes of words that can join to equal rows. The bytes that words begin with alike count once. */
  readonly letters: number
  /** In comparisons of a word with a condition. */
  readonly comparisons: number
  /** In pairs or triples of words. */
  readonly tuples: number
  readonly sampled: number
}

export const DEFAULT_BUDGET: RecipeBudget = {
  connected: 2e6,
  connectedInAll: 2e7,
  tested: 1 << 20,
  readings: Number.POSITIVE_INFINITY,
  uses: Number.POSITIVE_INFINITY,
  row: Number.POSITIVE_INFINITY,
  letters: Number.POSITIVE_INFINITY,
  comparisons: Number.POSITIVE_INFINITY,
  tuples: MAX_TUPLES,
  sampled: MAX_SAMPLED,
}
