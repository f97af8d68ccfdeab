import type { CampaignPlan, CampaignSettings } from '../campaigns/campaign.ts'
import type { Entity } from '../campaigns/entities.ts'
import { GOOGLE_RULES } from '../preflight/platform-rules.ts'
import { adCells, pathCells, pathColumns, positionColumns, textColumns, toAmount } from './ad-columns.ts'
import type { Row, UploadFormat } from './upload-format.ts'

const CAMPAIGN_COLUMNS = [
  'Row Type',
  'Action',
  'Campaign status',
  'Campaign',
  'Campaign type',
  'Networks',
  'Budget',
  'Budget type',
  'Language',
  'EU political ads',
]
const AD_GROUP_COLUMNS = ['Ad group status', 'Ad group', 'Default max. CPC']
const KEYWORD_COLUMNS = ['Keyword status', 'Level', 'Keyword', 'Negative keyword', 'Type']

const MATCH_TYPES = { broad: 'Broad match', phrase: 'Phrase match', exact: 'Exact match' } as const

/** Tools > Bulk actions > Uploads in the browser. One file has all types of rows. */
export const GOOGLE_ADS_WEB: UploadFormat = {
  title: 'Google Ads uploads',
  syntaxes: [{ delimiter: ',', encoding: 'utf-8' }],
  sheetName: null,
  rules: { ...GOOGLE_RULES, skips: ['location'] },
  campaignStatus: 'Campaign status',
  confirmations: [
    { text: 'One file with five types of rows was accepted.', by: 'tried', checked: '2026-09-22' },
    { text: 'Names of columns and values.', by: 'programs', checked: '2026-11-23' },
  ],
  aliases: { matchtype: 'Type', labels: 'Label' },
  files: (plan) => [
    {
      name: 'google-ads-uploads',
      columns: toColumns(plan),
      preamble: [],
      rowsPerFile: null,
      marks: {
        campaign: 'Campaign type',
        'ad-group': 'Ad group status',
        keyword: 'Keyword',
        ad: 'Ad type',
        negative: 'Negative keyword',
      },
      toRows: (entity) => toRows(plan.settings, entity),
    },
  ],
  unset: ({ settings }) => [
    'The campaigns reach people in a location or interested in it. No column can change that: do it in Google Ads.',
    ...(settings.locations.length > 0
      ? ['The file has no locations. Set those of the campaigns in Google Ads.']
      : []),
    "The file doesn't set a bid strategy. Choose one in Google Ads.",
    ...(settings.startDate === null ? [] : ['The file has no start date. Set it in Google Ads.']),
    ...(settings.languages.length > 1
      ? ['Check the languages of the campaigns: one source says how several are written.']
      : []),
  ],
}

function toColumns({ shape, hasLabels }: CampaignPlan): readonly string[] {
  return [
    ...CAMPAIGN_COLUMNS,
    ...AD_GROUP_COLUMNS,
    ...KEYWORD_COLUMNS,
    ...(hasLabels ? ['Label'] : []),
    ...(shape.headlines > 0
      ? [
          'Ad status',
          'Ad type',
          ...textColumns('Headline', shape.headlines),
          ...textColumns('Description', shape.descriptions),
          ...(shape.hasPositions ? positionColumns(shape) : []),
          ...pathColumns('Path', shape),
        ]
      : []),
    'Final URL',
  ]
}

function toRows(settings: CampaignSettings, entity: Entity): readonly Row[] {
  switch (entity.kind) {
    case 'campaign':
      return [
        add('Campaign', {
          'Campaign status': settings.isPaused ? 'Paused' : 'Enabled',
          Campaign: entity.campaign.name,
          'Campaign type': 'Search',
          Networks: 'Google search',
          Budget: toAmount(settings.budget),
          'Budget type': 'Daily',
          Language: settings.languages.join(';'),
          'EU political ads': settings.isPolitical ? 'Yes' : 'No',
        }),
      ]
    case 'location':
      return []
    case 'ad-group':
      return [
        add('Ad group', {
          'Ad group status': 'Enabled',
          Campaign: entity.adGroup.campaign.name,
          'Ad group': entity.adGroup.name,
          'Default max. CPC': toAmount(settings.maxCpc),
        }),
      ]
    case 'keyword':
      return [
        add('Keyword', {
          'Keyword status': 'Enabled',
          Campaign: entity.adGroup.campaign.name,
          'Ad group': entity.adGroup.name,
          Keyword: entity.text,
          Type: MATCH_TYPES[entity.matchType],
          Label: entity.labels.join(';'),
          'Final URL': entity.finalUrl,
        }),
      ]
    case 'ad':
      return [
        add('Ad', {
          'Ad status': 'Enabled',
          Campaign: entity.adGroup.campaign.name,
          'Ad group': entity.adGroup.name,
          'Ad type': 'Responsive search ad',
          ...adCells(entity.ad),
          ...pathCells('Path', entity.ad),
          'Final URL': entity.ad.finalUrl,
        }),
      ]
    case 'negative':
      return [
        add('Negative keyword', {
          'Keyword status': 'Enabled',
          Level: entity.adGroup === null ? 'Campaign' : 'Ad group',
          Campaign: entity.campaign.name,
          'Ad group': entity.adGroup?.name ?? '',
          'Negative keyword': entity.negative.text,
          Type: MATCH_TYPES[entity.negative.matchType],
        }),
      ]
  }
}

function add(type: string, cells: Row): Row {
  return { 'Row Type': type, Action: 'Add', ...cells }
}
