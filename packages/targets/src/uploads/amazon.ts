import type { CampaignSettings } from '../campaigns/campaign.ts'
import type { Entity } from '../campaigns/entities.ts'
import { AMAZON_RULES } from '../preflight/platform-rules.ts'
import { toAmount } from './ad-columns.ts'
import type { Row, UploadFormat } from './upload-format.ts'

const COLUMNS = [
  'Product',
  'Entity',
  'Operation',
  'Campaign ID',
  'Ad Group ID',
  'Portfolio ID',
  'Ad ID',
  'Keyword ID',
  'Product Targeting ID',
  'Campaign Name',
  'Ad Group Name',
  'Start Date',
  'End Date',
  'Targeting Type',
  'State',
  'Daily Budget',
  'SKU',
  'Ad Group Default Bid',
  'Bid',
  'Keyword Text',
  'Native Language Keyword',
  'Native Language Locale',
  'Match Type',
  'Bidding Strategy',
  'Placement',
  'Percentage',
  'Product Targeting Expression',
]

const MATCH_TYPES = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' } as const
const NEGATIVE_MATCH_TYPES = { broad: '', phrase: 'negativePhrase', exact: 'negativeExact' } as const

/** The bulk sheet of Sponsored Products. New campaigns and ad groups have their names as IDs. */
export const AMAZON: UploadFormat = {
  title: 'Amazon Sponsored Products',
  syntaxes: [{ delimiter: ',', encoding: 'utf-8' }],
  sheetName: 'Sponsored Products Campaigns',
  rules: AMAZON_RULES,
  campaignStatus: 'State',
  confirmations: [
    {
      text: 'Names of columns, entities and values. Their spelling differs between accounts, so use --template with the sheet that you downloaded.',
      by: 'programs',
      checked: '2026-11-23',
    },
  ],
  aliases: { asin: 'SKU' },
  files: (plan) => [
    {
      name: 'amazon-sponsored-products',
      columns: COLUMNS,
      preamble: [],
      rowsPerFile: null,
      marks: {},
      toRows: (entity) => toRows(plan.settings, entity),
    },
  ],
  unset: ({ settings, hasLabels, shape }) => [
    ...(settings.languages.length + settings.locations.length > 0
      ? ['The file has no languages and no locations.']
      : []),
    ...(hasLabels ? ['The file has no labels.'] : []),
    ...(shape.headlines > 0
      ? ['The file has no texts of ads and no final URLs: Amazon shows your products.']
      : []),
  ],
}

function toRows(settings: CampaignSettings, entity: Entity): readonly Row[] {
  switch (entity.kind) {
    case 'campaign':
      return [
        create('Campaign', {
          'Campaign ID': entity.campaign.name,
          'Campaign Name': entity.campaign.name,
          'Start Date': (settings.startDate ?? '').replaceAll('-', ''),
          'Targeting Type': 'Manual',
          State: settings.isPaused ? 'paused' : 'enabled',
          'Daily Budget': toAmount(settings.budget),
          'Bidding Strategy': 'Dynamic bids - down only',
        }),
      ]
    case 'ad-group': {
      const { name, campaign } = entity.adGroup
      const place = { 'Campaign ID': campaign.name, 'Ad Group ID': name, State: 'enabled' }
      return [
        create('Ad Group', {
          ...place,
          'Ad Group Name': name,
          'Ad Group Default Bid': toAmount(settings.maxCpc),
        }),
        ...settings.skus.map((sku) => create('Product Ad', { ...place, SKU: sku })),
      ]
    }
    case 'keyword':
      return [
        create('Keyword', {
          'Campaign ID': entity.adGroup.campaign.name,
          'Ad Group ID': entity.adGroup.name,
          State: 'enabled',
          Bid: toAmount(settings.maxCpc),
          'Keyword Text': entity.text,
          'Match Type': MATCH_TYPES[entity.matchType],
        }),
      ]
    case 'negative': {
      const words = {
        'Campaign ID': entity.campaign.name,
        State: 'enabled',
        'Keyword Text': entity.negative.text,
        'Match Type': NEGATIVE_MATCH_TYPES[entity.negative.matchType],
      }
      if (entity.adGroup === null) return [create('Campaign Negative Keyword', words)]
      return [create('Negative Keyword', { ...words, 'Ad Group ID': entity.adGroup.name })]
    }
    case 'location':
    case 'ad':
      return []
  }
}

function create(entity: string, cells: Row): Row {
  return { Product: 'Sponsored Products', Entity: entity, Operation: 'Create', ...cells }
}
