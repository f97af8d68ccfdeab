import type { AdGroup, AdText, CampaignSettings } from '../campaigns/campaign.ts'
import type { Entity } from '../campaigns/entities.ts'
import { MICROSOFT_RULES } from '../preflight/platform-rules.ts'
import { toAmount } from './ad-columns.ts'
import type { Row, UploadFormat } from './upload-format.ts'

const COLUMNS = [
  'Type',
  'Status',
  'Id',
  'Parent Id',
  'Campaign',
  'Ad Group',
  'Client Id',
  'Budget',
  'Budget Type',
  'Name',
  'Campaign Type',
  'Language',
  'Is political',
  'Cpc Bid',
  'Keyword',
  'Match Type',
  'Bid',
  'Final Url',
  'Description',
  'Path 1',
  'Path 2',
  'Headline',
]

const MATCH_TYPES = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' } as const

/** Campaigns have the negative IDs from -1 on, and ad groups those from here on. */
const FIRST_AD_GROUP = 1_000_000

/** The bulk file. Its records refer to those before them by negative IDs and by names. */
export const MICROSOFT: UploadFormat = {
  title: 'Microsoft Advertising bulk file',
  syntaxes: [
    { delimiter: ',', encoding: 'utf-8' },
    { delimiter: '\t', encoding: 'utf-8' },
  ],
  sheetName: null,
  rules: MICROSOFT_RULES,
  campaignStatus: 'Status',
  confirmations: [{ text: 'Record types, columns, values and limits.', by: 'maker', checked: '2026-11-23' }],
  aliases: {},
  files: (plan) => [
    {
      name: 'microsoft-bulk',
      columns: COLUMNS,
      preamble: [{ Type: 'Format Version', Name: '6.0' }],
      rowsPerFile: null,
      marks: {},
      toRows: createRows(plan.settings),
    },
  ],
  unset: ({ settings, hasLabels }) => [
    ...(settings.languages.length > 0
      ? ['The file sets the language to All. Set the languages of the campaigns in Microsoft Advertising.']
      : []),
    ...(settings.locations.length > 0
      ? ['The file has no locations. Set those of the campaigns in Microsoft Advertising.']
      : []),
    ...(hasLabels ? ['The file has no labels.'] : []),
    ...(settings.startDate === null ? [] : ['The file has no start date.']),
    "The file doesn't set a bid strategy. Choose one in Microsoft Advertising.",
  ],
}

function createRows(settings: CampaignSettings): (entity: Entity) => readonly Row[] {
  let number = 0
  return (entity) => {
    if (entity.kind === 'location') return []
    return [{ ...toRow(settings, entity), 'Client Id': String(++number) }]
  }
}

function toRow(settings: CampaignSettings, entity: Exclude<Entity, { kind: 'location' }>): Row {
  switch (entity.kind) {
    case 'campaign':
      return {
        Type: 'Campaign',
        Status: settings.isPaused ? 'Paused' : 'Active',
        Id: `-${entity.campaign.number}`,
        'Parent Id': '0',
        Campaign: entity.campaign.name,
        Budget: toAmount(settings.budget),
        'Budget Type': 'DailyBudgetStandard',
        'Campaign Type': 'Search',
        Language: 'All',
        'Is political': settings.isPolitical ? 'True' : 'False',
      }
    case 'ad-group':
      return {
        Type: 'Ad Group',
        Status: 'Active',
        Id: toAdGroupId(entity.adGroup.number),
        'Parent Id': `-${entity.adGroup.campaign.number}`,
        Campaign: entity.adGroup.campaign.name,
        'Ad Group': entity.adGroup.name,
        'Cpc Bid': toAmount(settings.maxCpc),
      }
    case 'keyword':
      return {
        ...inAdGroup(entity.adGroup),
        Type: 'Keyword',
        Keyword: entity.text,
        'Match Type': MATCH_TYPES[entity.matchType],
        'Final Url': entity.finalUrl,
      }
    case 'ad':
      return {
        ...inAdGroup(entity.adGroup),
        Type: 'Responsive Search Ad',
        'Final Url': entity.ad.finalUrl,
        Headline: toAssets('Headline', entity.ad.headlines),
        Description: toAssets('Description', entity.ad.descriptions),
        'Path 1': entity.ad.paths[0] ?? '',
        'Path 2': entity.ad.paths[1] ?? '',
      }
    case 'negative': {
      const words = { Keyword: entity.negative.text, 'Match Type': MATCH_TYPES[entity.negative.matchType] }
      if (entity.adGroup !== null)
        return { ...inAdGroup(entity.adGroup), Type: 'Ad Group Negative Keyword', ...words }
      return {
        Type: 'Campaign Negative Keyword',
        Status: 'Active',
        'Parent Id': `-${entity.campaign.number}`,
        Campaign: entity.campaign.name,
        ...words,
      }
    }
  }
}

function inAdGroup({ number, name, campaign }: AdGroup): Row {
  return { Status: 'Active', 'Parent Id': toAdGroupId(number), Campaign: campaign.name, 'Ad Group': name }
}

function toAdGroupId(number: number): string {
  return `-${FIRST_AD_GROUP + number}`
}

function toAssets(kind: 'Headline' | 'Description', texts: readonly AdText[]): string {
  return JSON.stringify(
    texts.map(({ text, position }) =>
      position === null ? { text } : { text, pinnedField: `${kind}${position}` },
    ),
  )
}
