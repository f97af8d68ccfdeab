import type { Keyword } from './keyword.ts'

type Term = Pick<Keyword, 'matchType' | 'words'>

/** A negative blocks a keyword if no search is left that the keyword can match, and narrows it if some are left. */
export interface Effect {
  readonly effect: 'blocks' | 'narrows'
  readonly reason: EffectReason
}

export type EffectReason =
  | 'has-words'
  | 'has-phrase'
  | 'is-equal'
  /** The search that reads like the keyword is blocked, and others are not. */
  | 'own-search'
  /** The keyword has the words of the negative in another order, and searches in the negative's order are blocked. */
  | 'word-order'
  /** Only searches that add words to the keyword are blocked. That is what negatives are for. */
  | 'added-words'

/**
 * Tells if a keyword or negative matches a search. Broad: all its words occur. Phrase: they occur in order, without
 * others between them. Exact: the search has nothing else. Synonyms and misspellings are other words.
 */
export function matches({ matchType, words }: Term, search: readonly string[]): boolean {
  if (matchType === 'broad') return words.every((word) => search.includes(word))
  if (matchType === 'exact') return words.length === search.length && startsAt(words, search, 0)
  return search.some((_, at) => startsAt(words, search, at))
}

/**
 * Tells what a negative does to a keyword; `null` if it blocks none of its searches.
 *
 * A negative with a stricter match type doesn't block a keyword, as Google describes it:
 * https://developers.google.com/google-ads/scripts/docs/solutions/negative-keyword-conflicts. A phrase of one word
 * is an exception: it matches the same searches as the broad negative.
 */
export function judge(negative: Term, keyword: Term): Effect | null {
  const isHit = matches(negative, keyword.words)
  if (keyword.matchType === 'exact')
    return isHit ? { effect: 'blocks', reason: BLOCKING[negative.matchType] } : null
  if (negative.matchType === 'exact') {
    if (!matches(keyword, negative.words)) return null
    return { effect: 'narrows', reason: isHit ? 'own-search' : reasonOfNarrowing(negative, keyword) }
  }
  if (!isHit) return { effect: 'narrows', reason: reasonOfNarrowing(negative, keyword) }
  const isStricter =
    keyword.matchType === 'broad' && negative.matchType === 'phrase' && negative.words.length > 1
  if (isStricter) return { effect: 'narrows', reason: 'own-search' }
  return { effect: 'blocks', reason: BLOCKING[negative.matchType] }
}

const BLOCKING = { broad: 'has-words', phrase: 'has-phrase', exact: 'is-equal' } as const

function reasonOfNarrowing({ words }: Term, keyword: Term): EffectReason {
  return words.every((word) => keyword.words.includes(word)) ? 'word-order' : 'added-words'
}

function startsAt(words: readonly string[], search: readonly string[], at: number): boolean {
  return at + words.length <= search.length && words.every((word, i) => word === search[at + i])
}
