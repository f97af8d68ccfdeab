import type { CampaignPlan } from '../campaigns/campaign.ts'
import type { Entity } from '../campaigns/entities.ts'
import { GOOGLE_RULES } from '../preflight/platform-rules.ts'
import { adCells, pathCells, pathColumns, textColumns } from './ad-columns.ts'
import type { Row, UploadFile, UploadFormat } from './upload-format.ts'

const MATCH_TYPES = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' } as const

/** Blocks to paste into "Make multiple changes" of Google Ads Editor, for campaigns and ad groups that exist. */
export const GOOGLE_ADS_CLIPBOARD: UploadFormat = {
  title: 'Google Ads Editor, Make multiple changes',
  syntaxes: [{ delimiter: '\t', encoding: 'utf-8' }],
  sheetName: null,
  rules: { ...GOOGLE_RULES, requires: [], skips: ['location'] },
  campaignStatus: null,
  confirmations: [{ text: 'Names of columns in each block.', by: 'secondary', checked: '2026-11-23' }],
  aliases: {},
  files: (plan) => toFiles(plan).filter((file): file is UploadFile => file !== null),
  unset: () => ['The blocks make no campaigns and no ad groups. These must exist.'],
}

function toFiles({ shape, hasNegatives }: CampaignPlan): readonly (UploadFile | null)[] {
  return [
    toBlock('keywords', ['Campaign', 'Ad Group', 'Keyword', 'Match Type'], keywordOf),
    hasNegatives
      ? toBlock('campaign-negatives', ['Campaign', 'Negative Keyword', 'Match Type'], (entity) =>
          negativeOf(entity, false),
        )
      : null,
    hasNegatives
      ? toBlock('ad-group-negatives', ['Campaign', 'Ad Group', 'Negative Keyword', 'Match Type'], (entity) =>
          negativeOf(entity, true),
        )
      : null,
    shape.headlines > 0
      ? toBlock(
          'ads',
          [
            ...['Campaign', 'Ad Group'],
            ...textColumns('Headline', shape.headlines),
            ...textColumns('Description', shape.descriptions),
            'Final URL',
            ...pathColumns('Display Path', shape),
          ],
          adOf,
        )
      : null,
  ]
}

function toBlock(
  name: string,
  columns: readonly string[],
  toRow: (entity: Entity) => Row | null,
): UploadFile {
  return {
    name: `google-ads-clipboard-${name}`,
    columns,
    preamble: [],
    rowsPerFile: null,
    marks: {},
    toRows(entity) {
      const row = toRow(entity)
      return row === null ? [] : [row]
    },
  }
}

function keywordOf(entity: Entity): Row | null {
  if (entity.kind !== 'keyword') return null
  return {
    Campaign: entity.adGroup.campaign.name,
    'Ad Group': entity.adGroup.name,
    Keyword: entity.text,
    'Match Type': MATCH_TYPES[entity.matchType],
  }
}

function negativeOf(entity: Entity, isInAdGroup: boolean): Row | null {
  if (entity.kind !== 'negative' || (entity.adGroup !== null) !== isInAdGroup) return null
  return {
    Campaign: entity.campaign.name,
    'Ad Group': entity.adGroup?.name ?? '',
    'Negative Keyword': entity.negative.text,
    'Match Type': MATCH_TYPES[entity.negative.matchType],
  }
}

function adOf(entity: Entity): Row | null {
  if (entity.kind !== 'ad') return null
  return {
    Campaign: entity.adGroup.campaign.name,
    'Ad Group': entity.adGroup.name,
    ...adCells(entity.ad),
    'Final URL': entity.ad.finalUrl,
    ...pathCells('Display Path', entity.ad),
  }
}
