import { createStepBudget } from '../work/step-budget.ts'
import type { Keyword, MatchType } from './keyword.ts'
import { createNegativeIndex, type EffectCounts, type KeywordEffect } from './negative-index.ts'
import type { NegativePlatformId } from './platforms.ts'
import { type KeywordRows, type LineProblem, readKeywords } from './read-keywords.ts'
import { takeNegatives } from './take-negatives.ts'
import { EFFECT_TEXTS, WORK_TEXTS as T } from './texts.ts'

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

interface KeywordSources {
  readonly keywords: KeywordRows
  readonly negatives: KeywordRows
  readonly platform: NegativePlatformId
}

/** Limits for one call. */
export interface JudgingLimits {
  readonly maxEffects: number
  /** UTF-16 units of all listed effects together, as JSON. */
  readonly maxCharacters?: number
  /** Rows of both sources. */
  readonly maxLines?: number
  /** A step takes about 10 nanoseconds. */
  readonly maxSteps?: number
}

/**
 * Reads keywords and negatives, and lists the first effects. Problems in lines are listed, too. All effects are counted,
 * also those that aren't listed.
 *
 * @throws {TooMuchWorkError} that says what to make smaller, if the texts need more lines or steps than the limits allow.
 */
export function judgeKeywords(
  sources: KeywordSources,
  { maxEffects, maxCharacters = Infinity, maxLines = Infinity, maxSteps = Infinity }: JudgingLimits,
): JudgedKeywords {
  createStepBudget(maxLines, T.tooManyLines(maxLines)).spend(
    sources.keywords.rows.length + sources.negatives.rows.length,
  )
  const budget = createStepBudget(maxSteps, T.tooManySteps)
  const { keywords, problems: keywordProblems } = readKeywords(sources.keywords, sources.platform)
  const { negatives, problems: negativeProblems } = takeNegatives(sources.negatives, sources.platform)
  const index = createNegativeIndex(negatives, budget)
  const list = createEffectList(maxEffects, maxCharacters)
  const countsByKeyword = new Map<string, EffectCounts>()
  let [blocked, narrowed, effectCount] = [0, 0, 0]
  for (const keyword of keywords) {
    const key = keyOf(keyword)
    const counts = countsByKeyword.get(key) ?? index.countOn(keyword)
    countsByKeyword.set(key, counts)
    if (counts.blocks > 0) blocked++
    else if (counts.narrows > 0) narrowed++
    const count = counts.blocks + counts.narrows
    effectCount += count
    if (count > 0 && !list.isFull) list.add(keyword, index.effectsOn(keyword))
  }
  return {
    keywords: keywords.length,
    negatives: negatives.length,
    blocked,
    narrowed,
    effects: list.effects,
    effectCount,
    keywordProblems,
    negativeProblems,
  }
}

function createEffectList(maxEffects: number, maxCharacters: number) {
  const effects: ListedEffect[] = []
  let [characters, isFull] = [0, maxEffects === 0]
  return {
    effects,
    get isFull() {
      return isFull
    },
    add(keyword: Keyword, own: readonly KeywordEffect[]): void {
      for (const each of own) {
        const effect = toListed(keyword, each)
        characters += lengthOf(effect)
        if (isFull || characters > maxCharacters) {
          isFull = true
          return
        }
        effects.push(effect)
        isFull = effects.length >= maxEffects
      }
    },
  }
}

function toListed(
  { text, matchType, campaign, adGroup }: Keyword,
  { effect, reason, negative }: KeywordEffect,
): ListedEffect {
  return {
    keyword: text,
    matchType,
    campaign,
    adGroup,
    effect,
    negative: negative.text,
    negativeMatchType: negative.matchType,
    reason: EFFECT_TEXTS[reason],
  }
}

/** Its length as JSON, if no character needs an escape. */
function lengthOf(effect: ListedEffect): number {
  return Object.entries(effect).reduce((sum, [name, text]) => sum + name.length + (text ?? '').length + 6, 2)
}

function keyOf({ words, matchType, campaign, adGroup }: Keyword): string {
  return `${matchType}\n${words.join(' ')}\n${campaign ?? '\n'}\n${adGroup ?? '\n'}`
}
