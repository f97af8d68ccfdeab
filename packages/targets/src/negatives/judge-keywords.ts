import type { MatchType } from './keyword.ts'
import { createNegativeIndex } from './negative-index.ts'
import type { NegativePlatformId } from './platforms.ts'
import { type LineProblem, readKeywords } from './read-keywords.ts'
import { takeNegatives } from './take-negatives.ts'
import { EFFECT_TEXTS } from './texts.ts'

export interface ListedEffect {
  readonly keyword: string
  readonly matchType: MatchType
  readonly campaign: string | null
  readonly adGroup: string | null
  readonly effect: 'blocks' | 'narrows'
  readonly negative: string
  readonly negativeMatchType: MatchType
  /** A sentence without a capital and a period. */
  readonly reason: string
}

export interface JudgedKeywords {
  readonly keywords: number
  /** Without those that the platform doesn't take. */
  readonly negatives: number
  readonly blocked: number
  readonly narrowed: number
  /** The first ones, in the order of the keywords. */
  readonly effects: readonly ListedEffect[]
  readonly effectCount: number
  readonly keywordProblems: readonly LineProblem[]
  readonly negativeProblems: readonly LineProblem[]
}

interface KeywordTexts {
  readonly keywords: string
  readonly negatives: string
  readonly platform: NegativePlatformId
}

/** Reads keywords and negatives, and lists up to `most` effects. Problems in lines are listed, too. */
export function judgeKeywords(texts: KeywordTexts, most: number): JudgedKeywords {
  const { keywords, problems: keywordProblems } = readKeywords(texts.keywords)
  const { negatives, problems: negativeProblems } = takeNegatives(texts.negatives, texts.platform)
  const index = createNegativeIndex(negatives)
  const effects: ListedEffect[] = []
  let [blocked, narrowed, effectCount] = [0, 0, 0]
  for (const keyword of keywords) {
    const own = index.effectsOn(keyword)
    if (own.some(({ effect }) => effect === 'blocks')) blocked++
    else if (own.length > 0) narrowed++
    effectCount += own.length
    const { text, matchType, campaign, adGroup } = keyword
    for (const { effect, reason, negative } of own.slice(0, most - effects.length)) {
      effects.push({
        keyword: text,
        matchType,
        campaign,
        adGroup,
        effect,
        negative: negative.text,
        negativeMatchType: negative.matchType,
        reason: EFFECT_TEXTS[reason],
      })
    }
  }
  return {
    keywords: keywords.length,
    negatives: negatives.length,
    blocked,
    narrowed,
    effects,
    effectCount,
    keywordProblems,
    negativeProblems,
  }
}
