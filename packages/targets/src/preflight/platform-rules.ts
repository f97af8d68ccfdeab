import type { Entity } from '../campaigns/entities.ts'
import type { KeywordPlatformId } from '../comparison/keyword-comparisons.ts'
import { AMAZON_REFUSED, GOOGLE_REFUSED_IN_KEYWORDS } from '../comparison/refused-characters.ts'
import type { Evidence } from '../limit.ts'
import type { LimitId } from '../limits/limits.ts'
import { MATCH_TYPES, type MatchType } from '../negatives/keyword.ts'

export type Requirement = 'budget' | 'max-cpc' | 'start-date' | 'skus' | 'apple-ids'

interface TextRule {
  readonly limit: LimitId
  readonly fewest: number
}

/** The things that a platform takes. `null` stands for no known limit, or for something that it doesn't take. */
export interface PlatformRules {
  readonly requires: readonly Requirement[]
  readonly skips: readonly Entity['kind'][]
  readonly matchTypes: readonly MatchType[]
  readonly keyword: LimitId | null
  readonly negatives: Readonly<Record<MatchType, { readonly limit: LimitId | null } | null>>
  readonly campaignName: LimitId | null
  readonly adGroupName: LimitId | null
  /** `null` for a platform whose keywords have no URLs. */
  readonly finalUrl: { readonly limit: LimitId | null } | null
  readonly ads: {
    readonly headlines: TextRule
    readonly descriptions: TextRule
    readonly path: LimitId
    /** The source of the rule that characters of double width count twice. */
    readonly width: Evidence
    /** The domain and the paths together. */
    readonly displayUrl: LimitId | null
    readonly perAdGroup: LimitId | null
    readonly refusesSlashes: boolean
  } | null
  readonly campaigns: LimitId | null
  readonly adGroupsPerCampaign: LimitId | null
  readonly keywordsPerAdGroup: LimitId | null
  /** Decides which keywords are the same. */
  readonly comparison: KeywordPlatformId
  /** Characters that one source says keywords can't have. */
  readonly doubtfulCharacters: RegExp | null
}

export const GOOGLE_RULES: PlatformRules = {
  requires: ['budget'],
  skips: [],
  matchTypes: MATCH_TYPES,
  keyword: 'google-ads-keyword',
  negatives: {
    broad: { limit: 'google-ads-keyword' },
    phrase: { limit: 'google-ads-keyword' },
    exact: { limit: 'google-ads-keyword' },
  },
  campaignName: 'google-ads-campaign-name',
  adGroupName: 'google-ads-campaign-name',
  finalUrl: { limit: null },
  ads: {
    headlines: { limit: 'google-ads-headline', fewest: 3 },
    descriptions: { limit: 'google-ads-description', fewest: 2 },
    path: 'google-ads-path',
    width: 'secondary',
    displayUrl: null,
    perAdGroup: 'google-ads-responsive-ads',
    refusesSlashes: false,
  },
  campaigns: 'google-ads-campaigns',
  adGroupsPerCampaign: 'google-ads-ad-groups',
  keywordsPerAdGroup: 'google-ads-ad-group',
  comparison: 'google-ads',
  doubtfulCharacters: GOOGLE_REFUSED_IN_KEYWORDS,
}

export const MICROSOFT_RULES: PlatformRules = {
  requires: ['budget'],
  skips: ['location'],
  matchTypes: MATCH_TYPES,
  keyword: 'microsoft-keyword',
  negatives: {
    broad: null,
    phrase: { limit: 'microsoft-keyword' },
    exact: { limit: 'microsoft-keyword' },
  },
  campaignName: null,
  adGroupName: 'microsoft-ad-group-name',
  finalUrl: { limit: 'microsoft-final-url' },
  ads: {
    headlines: { limit: 'microsoft-headline', fewest: 3 },
    descriptions: { limit: 'microsoft-description', fewest: 2 },
    path: 'microsoft-path',
    width: 'maker',
    displayUrl: 'microsoft-display-url',
    perAdGroup: null,
    refusesSlashes: true,
  },
  campaigns: null,
  adGroupsPerCampaign: null,
  keywordsPerAdGroup: null,
  comparison: 'microsoft',
  doubtfulCharacters: null,
}

export const AMAZON_RULES: PlatformRules = {
  requires: ['budget', 'max-cpc', 'start-date', 'skus'],
  skips: ['location', 'ad'],
  matchTypes: MATCH_TYPES,
  keyword: 'amazon-ads-keyword',
  negatives: {
    broad: null,
    phrase: { limit: 'amazon-ads-negative-phrase' },
    exact: { limit: 'amazon-ads-negative-exact' },
  },
  campaignName: null,
  adGroupName: null,
  finalUrl: null,
  ads: null,
  campaigns: null,
  adGroupsPerCampaign: null,
  keywordsPerAdGroup: 'amazon-ads-ad-group',
  comparison: 'amazon',
  doubtfulCharacters: AMAZON_REFUSED,
}

export const APPLE_RULES: PlatformRules = {
  requires: ['apple-ids'],
  skips: ['campaign', 'location', 'ad-group', 'ad', 'negative'],
  matchTypes: ['broad', 'exact'],
  keyword: null,
  negatives: { broad: null, phrase: null, exact: null },
  campaignName: null,
  adGroupName: null,
  finalUrl: null,
  ads: null,
  campaigns: null,
  adGroupsPerCampaign: null,
  keywordsPerAdGroup: 'apple-ads-ad-group',
  comparison: 'apple-ads',
  doubtfulCharacters: null,
}
