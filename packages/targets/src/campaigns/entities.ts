import type { MatchType } from '../negatives/keyword.ts'
import type { AdGroup, Campaign, CampaignPlan, CampaignRow, Negative, ResponsiveAd } from './campaign.ts'

export type Entity =
  | CampaignEntity
  | LocationEntity
  | AdGroupEntity
  | KeywordEntity
  | AdEntity
  | NegativeEntity

/** Different words that give the same name, with commas between those of several columns. */
export interface NameClash {
  readonly first: string
  readonly second: string
}

export interface CampaignEntity {
  readonly kind: 'campaign'
  readonly campaign: Campaign
  /** `null` if no other words have given a campaign this name. */
  readonly clash: NameClash | null
}

export interface LocationEntity {
  readonly kind: 'location'
  readonly campaign: Campaign
  readonly id: number
}

export interface AdGroupEntity {
  readonly kind: 'ad-group'
  readonly adGroup: AdGroup
  readonly clash: NameClash | null
}

export interface KeywordEntity {
  readonly kind: 'keyword'
  readonly adGroup: AdGroup
  /** The number of the combination that it comes from, counted from 1. */
  readonly row: number
  readonly text: string
  readonly matchType: MatchType
  readonly finalUrl: string
  readonly labels: readonly string[]
  /** True if this row would give its ad group other ads. */
  readonly changesAds: boolean
}

export interface AdEntity {
  readonly kind: 'ad'
  readonly adGroup: AdGroup
  readonly ad: ResponsiveAd
}

export interface NegativeEntity {
  readonly kind: 'negative'
  readonly campaign: Campaign
  /** `null` for a negative of the campaign. */
  readonly adGroup: AdGroup | null
  readonly negative: Negative
}

interface OpenCampaign {
  readonly campaign: Campaign
  readonly words: string
  readonly adGroups: Map<string, OpenAdGroup>
}

interface OpenAdGroup {
  readonly number: number
  readonly words: string
  readonly adWords: string
  isLeft: boolean
}

/**
 * Yields parents before children: a campaign, its locations, its ad groups with their keywords, ads and negatives, and at
 * the end the negatives of all campaigns. Keeps the names of campaigns and ad groups, but no keywords and no ads. Where an
 * ad group comes again, only its keywords follow.
 */
export function* toEntities(plan: CampaignPlan): Iterable<Entity> {
  const campaigns = new Map<string, OpenCampaign>()
  let campaign: OpenCampaign | null = null
  let open: OpenAdGroup | null = null
  let adGroup: AdGroup | null = null
  let adGroups = 0
  let row = 0
  for (const next of plan.rows()) {
    row++
    if (campaign === null || campaign.words !== next.campaignWords) {
      if (open !== null && adGroup !== null) yield* leave(open, adGroup)
      open = null
      const known = campaigns.get(next.campaign)
      const clash = findClash(known, next.campaignWords)
      if (known !== undefined && clash === null) campaign = known
      else {
        campaign = openCampaign(plan, next, campaigns.size + 1)
        campaigns.set(next.campaign, campaign)
        yield { kind: 'campaign', campaign: campaign.campaign, clash }
        for (const id of plan.settings.locations) yield { kind: 'location', campaign: campaign.campaign, id }
      }
    }
    if (open === null || adGroup === null || open.words !== next.adGroupWords) {
      if (open !== null && adGroup !== null) yield* leave(open, adGroup)
      const known = campaign.adGroups.get(next.adGroup)
      const clash = findClash(known, next.adGroupWords)
      const isNew = known === undefined || clash !== null
      open = isNew
        ? { number: ++adGroups, words: next.adGroupWords, adWords: next.adWords, isLeft: false }
        : known
      adGroup = toAdGroup(plan, next, campaign.campaign, open.number)
      if (isNew) {
        campaign.adGroups.set(next.adGroup, open)
        yield { kind: 'ad-group', adGroup, clash }
      }
    }
    const { finalUrl, labels, adWords } = next
    const changesAds = open.adWords !== adWords
    for (const text of next.keywords) {
      for (const matchType of plan.settings.matchTypes)
        yield { kind: 'keyword', adGroup, row, text, matchType, finalUrl, labels, changesAds }
    }
  }
  if (open !== null && adGroup !== null) yield* leave(open, adGroup)
  for (const { campaign: left } of campaigns.values())
    for (const negative of left.negatives) yield { kind: 'negative', campaign: left, adGroup: null, negative }
}

function findClash(known: { readonly words: string } | undefined, words: string): NameClash | null {
  if (known === undefined || known.words === words) return null
  const shown = (joined: string) => joined.replaceAll('\0', ', ')
  return { first: shown(known.words), second: shown(words) }
}

function openCampaign(plan: CampaignPlan, row: CampaignRow, number: number): OpenCampaign {
  return {
    campaign: { number, name: row.campaign, negatives: plan.campaignNegatives(row) },
    words: row.campaignWords,
    adGroups: new Map(),
  }
}

function toAdGroup(plan: CampaignPlan, row: CampaignRow, campaign: Campaign, number: number): AdGroup {
  return { campaign, number, name: row.adGroup, ads: plan.ads(row), negatives: plan.adGroupNegatives(row) }
}

function* leave(open: OpenAdGroup, adGroup: AdGroup): Iterable<Entity> {
  if (open.isLeft) return
  open.isLeft = true
  const { campaign, ads, negatives } = adGroup
  for (const ad of ads) yield { kind: 'ad', adGroup, ad }
  for (const negative of negatives) yield { kind: 'negative', campaign, adGroup, negative }
}
