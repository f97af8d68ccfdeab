import { AMAZON_REFUSED, GOOGLE_REFUSED_IN_NEGATIVES } from '../comparison/refused-characters.ts'
import type { Evidence, Limit } from '../limit.ts'
import { LIMITS } from '../limits/limits.ts'
import { type Keyword, MATCH_TYPES, type MatchType } from './keyword.ts'
import { PROBLEM_TEXTS as T } from './texts.ts'

interface NegativePlatform {
  readonly name: string
  /** `null` if the platform takes the match type, and no source says how long a negative can be. */
  readonly limits: Readonly<Partial<Record<MatchType, Limit | null>>>
  /** Characters that a secondary source reports as refused. */
  readonly refused: RegExp | null
}

export const NEGATIVE_PLATFORMS = {
  'google-ads': {
    name: 'Google Ads',
    limits: {
      broad: LIMITS['google-ads-keyword'],
      phrase: LIMITS['google-ads-keyword'],
      exact: LIMITS['google-ads-keyword'],
    },
    refused: GOOGLE_REFUSED_IN_NEGATIVES,
  },
  microsoft: {
    name: 'Microsoft Advertising',
    limits: {
      phrase: LIMITS['microsoft-keyword'],
      exact: LIMITS['microsoft-keyword'],
    },
    refused: null,
  },
  amazon: {
    name: 'Amazon Ads',
    limits: {
      phrase: LIMITS['amazon-ads-negative-phrase'],
      exact: LIMITS['amazon-ads-negative-exact'],
    },
    refused: AMAZON_REFUSED,
  },
  'apple-ads': {
    name: 'Apple Ads',
    limits: { broad: null, exact: null },
    refused: null,
  },
} as const satisfies Readonly<Record<string, NegativePlatform>>

export type NegativePlatformId = keyof typeof NEGATIVE_PLATFORMS

export const NEGATIVE_PLATFORM_IDS = Object.keys(NEGATIVE_PLATFORMS) as readonly NegativePlatformId[]

export function takenMatchTypes(platform: NegativePlatformId): readonly MatchType[] {
  const { limits }: NegativePlatform = NEGATIVE_PLATFORMS[platform]
  return MATCH_TYPES.filter((matchType) => limits[matchType] !== undefined)
}

/** Why a platform doesn't take a negative, and what to do. `secondary` problems are reported, not confirmed. */
export interface NegativeProblem {
  readonly message: string
  readonly evidence: Evidence
}

export function findNegativeProblem(negative: Keyword, platform: NegativePlatformId): NegativeProblem | null {
  const { name, limits, refused }: NegativePlatform = NEGATIVE_PLATFORMS[platform]
  const limit = limits[negative.matchType]
  if (limit === undefined) {
    const message = T.matchType(name, negative.matchType, takenMatchTypes(platform))
    return { message, evidence: 'maker' }
  }
  const lengths = [
    { unit: 'characters', length: [...negative.text].length },
    { unit: 'words', length: negative.text.split(' ').length },
  ] as const
  for (const { unit, length } of lengths) {
    const most = limit?.most[unit]
    if (limit !== null && most !== undefined && length > most)
      return { message: T.tooLong(unit, length, most, name), evidence: limit.evidence }
  }
  const found = new Set([...negative.text].filter((character) => refused?.test(character)))
  return found.size === 0 ? null : { message: T.refused([...found].join(' '), name), evidence: 'secondary' }
}
