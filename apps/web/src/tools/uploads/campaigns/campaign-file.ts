import type { CampaignFile } from '@wordloom/contract'
import { readCells } from '@wordloom/reading'
import { readNotation, type UploadFormatId, writeNotation } from '@wordloom/targets'
import { toDraftColumn, toFileColumns } from '../draft/draft-column.ts'
import { toAmountOrText, toEntries, toParts } from '../draft/lines.ts'
import {
  type CampaignDraft,
  type DraftAd,
  type DraftAdText,
  EMPTY_CAMPAIGN,
  NO_UTM,
} from './campaign-draft.ts'

/** Fields without a text are left out. */
export function toCampaignFile(draft: CampaignDraft): object {
  const { columns, recipe, campaign, adGroup, matchTypes, status, euPoliticalAds } = draft
  return {
    version: 1,
    ...(recipe === null ? { columns: toFileColumns(columns), rows: toRows(draft) } : { recipe }),
    campaign,
    adGroup,
    ...(isFilled(draft.keywords) && { keyword: filled(draft.keywords) }),
    matchTypes,
    ...(draft.finalUrl.trim() !== '' && { finalUrl: draft.finalUrl }),
    utm: Object.fromEntries(Object.entries(draft.utm).filter(([, text]) => text.trim() !== '')),
    labels: filled(draft.labels),
    ads: draft.ads.map(toFileAd),
    negatives: [
      ...toNegatives(draft.campaignNegatives, 'campaign'),
      ...toNegatives(draft.adGroupNegatives, 'adGroup'),
    ],
    status,
    budget: toAmountOrText(draft.budget),
    maxCpc: toAmountOrText(draft.maxCpc),
    languages: toParts(draft.languages),
    locations: toParts(draft.locations).map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id)),
    euPoliticalAds,
    ...(draft.startDate !== '' && { startDate: draft.startDate }),
    skus: toEntries(draft.skus),
    apple: readCells(draft.apple).map(([campaignName, adGroupName, campaignId, adGroupId]) => ({
      campaign: campaignName,
      adGroup: adGroupName,
      campaignId,
      adGroupId,
    })),
  }
}

function toRows({ patterns, conditions, otherRules, otherRows }: CampaignDraft): object {
  const rules = [...filled(conditions).map((text) => ({ kind: 'condition', text })), ...otherRules]
  return {
    ...otherRows,
    ...(isFilled(patterns) && { patterns: filled(patterns) }),
    ...(rules.length > 0 && { rules }),
  }
}

function toFileAd({ headlines, descriptions, paths, finalUrl }: DraftAd): object {
  const toTexts = (texts: readonly DraftAdText[]) =>
    texts.flatMap(({ text, position }) =>
      text.trim() === '' ? [] : [position === null ? text : { text, position }],
    )
  return {
    headlines: toTexts(headlines),
    descriptions: toTexts(descriptions),
    paths: filled(paths),
    ...(finalUrl.trim() !== '' && { finalUrl }),
  }
}

function toNegatives(text: string, level: 'campaign' | 'adGroup'): readonly object[] {
  return toEntries(text).map((line) => {
    const notation = readNotation(line) ?? { text: line, matchType: 'broad' }
    return { text: notation.text, matchType: notation.matchType, level }
  })
}

function filled(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.trim() !== '')
}

function isFilled(texts: readonly string[]): boolean {
  return filled(texts).length > 0
}

export function toCampaignDraft(file: CampaignFile, target: UploadFormatId): CampaignDraft {
  const { patterns = [], rules = [], ...otherRows } = file.rows ?? {}
  const negativesOf = (level: 'campaign' | 'adGroup') =>
    file.negatives
      .filter((negative) => negative.level === level)
      .map(writeNotation)
      .join('\n')
  return {
    ...EMPTY_CAMPAIGN,
    columns: (file.columns ?? []).map((column, place) => toDraftColumn(column, String(place))),
    recipe: file.recipe === undefined ? null : { ...file.recipe },
    patterns,
    conditions: rules.flatMap((rule) => (isCondition(rule) ? [rule.text] : [])),
    otherRules: rules.filter((rule) => !isCondition(rule)),
    otherRows,
    campaign: file.campaign,
    adGroup: file.adGroup,
    keywords: [file.keyword].flat().filter((text, _, all) => all.length > 1 || text !== '{text}'),
    matchTypes: file.matchTypes,
    finalUrl: file.finalUrl ?? '',
    utm: {
      ...NO_UTM,
      ...Object.fromEntries(Object.entries(file.utm).filter(([, text]) => text !== undefined)),
    },
    labels: file.labels,
    ads: file.ads.map(({ headlines, descriptions, paths, finalUrl = '' }) => ({
      headlines: headlines.map(toDraftAdText),
      descriptions: descriptions.map(toDraftAdText),
      paths,
      finalUrl,
    })),
    campaignNegatives: negativesOf('campaign'),
    adGroupNegatives: negativesOf('adGroup'),
    status: file.status,
    budget: String(file.budget ?? ''),
    maxCpc: String(file.maxCpc ?? ''),
    languages: file.languages.join(', '),
    locations: file.locations.join(', '),
    euPoliticalAds: file.euPoliticalAds,
    startDate: file.startDate ?? '',
    skus: file.skus.join('\n'),
    apple: file.apple
      .map((ids) => [ids.campaign, ids.adGroup, ids.campaignId, ids.adGroupId].join('\t'))
      .join('\n'),
    target,
  }
}

type FileAdText = CampaignFile['ads'][number]['headlines'][number]

function toDraftAdText(entry: FileAdText): DraftAdText {
  return typeof entry === 'string' ? { text: entry, position: null } : entry
}

type Rule = NonNullable<NonNullable<CampaignFile['rows']>['rules']>[number]

function isCondition(rule: Rule): rule is Extract<Rule, { readonly kind: 'condition' }> {
  return rule.kind === 'condition' && rule.isOff !== true
}
