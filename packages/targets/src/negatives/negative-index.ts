import type { Keyword } from './keyword.ts'
import { type Effect, judge } from './matching.ts'
import { createWordSets } from './word-sets.ts'

export interface KeywordEffect extends Effect {
  readonly negative: Keyword
}

export interface NegativeIndex {
  /** In the order of the negatives. Leaves out those that only take away searches with added words, as nearly all do. */
  effectsOn(keyword: Keyword): readonly KeywordEffect[]
}

/** Negatives need at least one word. A negative of another campaign or ad group doesn't apply to a keyword. */
export function createNegativeIndex(negatives: readonly Keyword[]): NegativeIndex {
  const sets = createWordSets(negatives.entries(), ([, { words }]) => words)
  return {
    effectsOn(keyword) {
      const found: (KeywordEffect & { readonly order: number })[] = []
      sets.visitWithin(keyword.words, ([order, negative]) => {
        if (!appliesTo(negative, keyword)) return
        const effect = judge(negative, keyword)
        if (effect !== null) found.push({ ...effect, negative, order })
      })
      return found.sort((a, b) => a.order - b.order).map(({ order: _, ...effect }) => effect)
    },
  }
}

/** A place that the keyword's source doesn't name could be any. */
function appliesTo(negative: Keyword, keyword: Keyword): boolean {
  return isSame(negative.campaign, keyword.campaign) && isSame(negative.adGroup, keyword.adGroup)
}

function isSame(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b
}
