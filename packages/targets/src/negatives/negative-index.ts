import { type StepBudget, unlimitedSteps } from '../work/step-budget.ts'
import type { Keyword } from './keyword.ts'
import { type Effect, judge, matches } from './matching.ts'
import { type NumberedNegative, PlacedNegatives } from './placed-negatives.ts'
import { createWordSequences } from './word-sequences.ts'
import { createWordSets } from './word-sets.ts'

export interface KeywordEffect extends Effect {
  readonly negative: Keyword
}

export interface EffectCounts {
  readonly blocks: number
  readonly narrows: number
}

/** Leaves out the negatives that only take away searches with added words, as nearly all do. */
export interface NegativeIndex {
  /** In the order of the negatives. */
  effectsOn(keyword: Keyword): readonly KeywordEffect[]
  /** Counts the effects without listing them: many negatives that differ only in their place or order cost no more. */
  countOn(keyword: Keyword): EffectCounts
}

/** Negatives with the same set of words. */
interface SameSet {
  readonly broad: PlacedNegatives
  readonly phrase: PlacedNegatives
  readonly exact: PlacedNegatives
  /** Negatives that say a word twice, so that a keyword can be a part of them though its words are the same. */
  readonly repeating: Set<SameOrder>
}

/** Phrase and exact negatives with the same words in the same order. */
interface SameOrder {
  readonly words: readonly string[]
  readonly phrase: PlacedNegatives
  readonly exact: PlacedNegatives
}

/**
 * Negatives need at least one word. A negative of another campaign or ad group doesn't apply to a keyword.
 *
 * @throws {TooMuchWorkError} there and in its methods, if the budget is used up.
 */
export function createNegativeIndex(
  negatives: readonly Keyword[],
  budget: StepBudget = unlimitedSteps(),
): NegativeIndex {
  const sets = createWordSets<SameSet>(budget)
  const orders = createWordSequences<SameOrder>(budget)
  for (const [order, negative] of negatives.entries()) addNegative({ order, negative })

  function addNegative(entry: NumberedNegative): void {
    const { words, matchType } = entry.negative
    const set = sets.add(words, createSameSet)
    set[matchType].add(entry)
    if (matchType === 'broad') return
    const same = orders.add(words, () => createSameOrder(words))
    same[matchType].add(entry)
    if (new Set(words).size < words.length) set.repeating.add(same)
  }

  function findOn(keyword: Keyword): readonly (readonly NumberedNegative[])[] {
    const found: (readonly NumberedNegative[])[] = []
    const isExact = keyword.matchType === 'exact'
    sets.visitWithin(keyword.words, (set) => {
      found.push(...set.broad.applyingTo(keyword))
      if (!isExact) found.push(...set.phrase.applyingTo(keyword))
    })
    if (isExact) {
      for (const { phrase } of orders.within(keyword.words)) found.push(...phrase.applyingTo(keyword))
      found.push(...(orders.get(keyword.words)?.exact.applyingTo(keyword) ?? []))
    } else found.push(...(sets.get(keyword.words)?.exact.applyingTo(keyword) ?? []))
    return found
  }

  /** Exact negatives of which a phrase keyword is a part. */
  function countLonger(keyword: Keyword): number {
    const { words } = keyword
    let count = orders.get(words)?.exact.countFor(keyword) ?? 0
    for (const longer of sets.get(words)?.repeating ?? []) {
      budget.spend(longer.words.length)
      if (longer.words.length > words.length && matches(keyword, longer.words))
        count += longer.exact.countFor(keyword)
    }
    return count
  }

  /** A phrase of several words doesn't block a broad keyword, because it leaves searches in another order. */
  function countPhrases(keyword: Keyword): number {
    let count = 0
    for (const { words, phrase } of orders.within(keyword.words))
      if (keyword.matchType !== 'broad' || words.length === 1) count += phrase.countFor(keyword)
    return count
  }

  return {
    effectsOn(keyword) {
      const found: { order: number; effect: KeywordEffect }[] = []
      for (const part of findOn(keyword)) {
        budget.spend(part.length)
        for (const { order, negative } of part) {
          const own = judge(negative, keyword)
          if (own !== null)
            found.push({ order, effect: { effect: own.effect, reason: own.reason, negative } })
        }
      }
      return found.sort((a, b) => a.order - b.order).map(({ effect }) => effect)
    },
    countOn(keyword) {
      const { matchType, words } = keyword
      let [broad, phrases] = [0, 0]
      sets.visitWithin(words, (set) => {
        broad += set.broad.countFor(keyword)
        if (matchType !== 'exact') phrases += set.phrase.countFor(keyword)
      })
      const blocking = countPhrases(keyword)
      if (matchType === 'exact')
        return { blocks: broad + blocking + (orders.get(words)?.exact.countFor(keyword) ?? 0), narrows: 0 }
      const exact =
        matchType === 'broad' ? (sets.get(words)?.exact.countFor(keyword) ?? 0) : countLonger(keyword)
      return { blocks: broad + blocking, narrows: phrases - blocking + exact }
    },
  }
}

function createSameSet(): SameSet {
  return {
    broad: new PlacedNegatives(),
    phrase: new PlacedNegatives(),
    exact: new PlacedNegatives(),
    repeating: new Set(),
  }
}

function createSameOrder(words: readonly string[]): SameOrder {
  return { words, phrase: new PlacedNegatives(), exact: new PlacedNegatives() }
}
