import type { AppleIds, CampaignPlan } from '../campaigns/campaign.ts'
import { LIMITS } from '../limits/limits.ts'
import { APPLE_RULES } from '../preflight/platform-rules.ts'
import { toAmount } from './ad-columns.ts'
import type { UploadFile, UploadFormat } from './upload-format.ts'

const COLUMNS = [
  'Action',
  'Keyword ID',
  'Keyword',
  'Match Type',
  'Status',
  'Bid',
  'Campaign ID',
  'Ad Group ID',
]

const MATCH_TYPES = { broad: 'BROAD', phrase: '', exact: 'EXACT' } as const

/** Adds keywords to ad groups that exist, so it needs the IDs that Apple Ads gave to them. */
export const APPLE: UploadFormat = {
  title: 'Apple Ads',
  syntaxes: [{ delimiter: ',', encoding: 'utf-8' }],
  sheetName: null,
  rules: APPLE_RULES,
  campaignStatus: null,
  confirmations: [{ text: 'Columns, values and limits.', by: 'maker', checked: '2026-11-23' }],
  aliases: {},
  files: (plan) => [toFile(plan)],
  unset: ({ hasNegatives, hasLabels }) => [
    'The file has keywords for ad groups that exist. It makes no campaigns and no ad groups.',
    ...(hasNegatives ? ['The file has no negatives. Apple Ads takes them in a file of its own.'] : []),
    ...(hasLabels ? ['The file has no labels.'] : []),
  ],
}

function toFile({ settings }: CampaignPlan): UploadFile {
  const idsByName = new Map(settings.appleIds.map((ids) => [nameOf(ids.campaign, ids.adGroup), ids]))
  return {
    name: 'apple-ads',
    columns: COLUMNS,
    preamble: [],
    marks: {},
    rowsPerFile: LIMITS['apple-ads-ad-group'].most.keywords,
    toRows(entity) {
      if (entity.kind !== 'keyword') return []
      const ids: AppleIds | undefined = idsByName.get(
        nameOf(entity.adGroup.campaign.name, entity.adGroup.name),
      )
      return [
        {
          Action: 'CREATE',
          Keyword: entity.text,
          'Match Type': MATCH_TYPES[entity.matchType],
          Status: settings.isPaused ? 'PAUSED' : 'ACTIVE',
          Bid: toAmount(settings.maxCpc),
          'Campaign ID': ids?.campaignId ?? '',
          'Ad Group ID': ids?.adGroupId ?? '',
        },
      ]
    },
  }
}

function nameOf(campaign: string, adGroup: string): string {
  return JSON.stringify([campaign, adGroup])
}
