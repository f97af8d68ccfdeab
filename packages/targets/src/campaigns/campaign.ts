import type { MatchType } from '../negatives/keyword.ts'

/** A headline or description. `position` pins it; `null` lets the platform choose. */
export interface AdText {
  readonly text: string
  readonly position: number | null
}

export interface ResponsiveAd {
  readonly headlines: readonly AdText[]
  readonly descriptions: readonly AdText[]
  readonly paths: readonly string[]
  readonly finalUrl: string
}

export interface Negative {
  readonly text: string
  readonly matchType: MatchType
}

export interface Campaign {
  /** Counted from 1. */
  readonly number: number
  readonly name: string
  readonly negatives: readonly Negative[]
}

export interface AdGroup {
  readonly campaign: Campaign
  /** Counted from 1 over all campaigns. */
  readonly number: number
  readonly name: string
  readonly ads: readonly ResponsiveAd[]
  readonly negatives: readonly Negative[]
}

/** The settings that all campaigns of a file share. Amounts are in the currency of the account. */
export interface CampaignSettings {
  readonly isPaused: boolean
  readonly budget: number | null
  readonly maxCpc: number | null
  readonly languages: readonly string[]
  readonly locations: readonly number[]
  readonly isPolitical: boolean
  /** In the form `2026-11-24`. */
  readonly startDate: string | null
  readonly matchTypes: readonly MatchType[]
  readonly skus: readonly string[]
  readonly appleIds: readonly AppleIds[]
}

export interface AppleIds {
  readonly campaign: string
  readonly adGroup: string
  readonly campaignId: string
  readonly adGroupId: string
}

export interface AdShape {
  readonly headlines: number
  readonly descriptions: number
  readonly paths: number
  readonly hasPositions: boolean
}

export interface CampaignRow {
  readonly campaign: string
  readonly adGroup: string
  readonly keywords: readonly string[]
  readonly finalUrl: string
  readonly labels: readonly string[]
  readonly words: readonly string[]
  /** The words that the name of the campaign is made of, and those of the ad group. */
  readonly campaignWords: string
  readonly adGroupWords: string
  readonly adWords: string
}

export interface CampaignPlan {
  readonly settings: CampaignSettings
  readonly shape: AdShape
  readonly hasLabels: boolean
  readonly hasNegatives: boolean
  /** Reads the rows from the first one each time. */
  rows(): Iterable<CampaignRow>
  campaignNegatives(row: CampaignRow): readonly Negative[]
  adGroupNegatives(row: CampaignRow): readonly Negative[]
  ads(row: CampaignRow): readonly ResponsiveAd[]
}
