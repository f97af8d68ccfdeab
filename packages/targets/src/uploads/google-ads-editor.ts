import type { CampaignPlan, CampaignSettings } from '../campaigns/campaign.ts'
import type { Entity } from '../campaigns/entities.ts'
import type { MatchType } from '../negatives/keyword.ts'
import { GOOGLE_RULES } from '../preflight/platform-rules.ts'
import { adCells, adColumns, pathCells, pathColumns, toAmount } from './ad-columns.ts'
import type { Row, UploadFormat } from './upload-format.ts'

const CHECKED = '2026-11-23'

const CRITERION_TYPES = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' } as const

/** Account > Import > From file, in the desktop program. */
export const GOOGLE_ADS_EDITOR: UploadFormat = {
  title: 'Google Ads Editor',
  syntaxes: [
    { delimiter: '\t', encoding: 'utf-16le' },
    { delimiter: ',', encoding: 'utf-8' },
  ],
  sheetName: null,
  rules: GOOGLE_RULES,
  campaignStatus: 'Campaign Status',
  confirmations: [
    {
      text: 'English headers, one entity per row, empty cells change nothing.',
      by: 'maker',
      checked: CHECKED,
    },
    {
      text: 'Names of columns and values, and UTF-16 with tabs as Editor exports it.',
      by: 'programs',
      checked: CHECKED,
    },
  ],
  aliases: {
    type: 'Criterion Type',
    matchtype: 'Criterion Type',
    id: 'Location ID',
    geoid: 'Location ID',
    geotargetid: 'Location ID',
    language: 'Languages',
  },
  files: (plan) => [
    {
      name: 'google-ads-editor',
      columns: toColumns(plan),
      preamble: [],
      rowsPerFile: null,
      marks: {
        campaign: 'Campaign Type',
        location: 'Location ID',
        'ad-group': 'Ad Group',
        keyword: 'Keyword',
        ad: 'Headline 1',
        negative: 'Keyword',
      },
      toRows: (entity) => [toRow(plan.settings, entity)],
    },
  ],
  unset: ({ settings }) => [
    "The file doesn't set a bid strategy. Choose one in Google Ads Editor before you post the campaigns.",
    ...(settings.maxCpc === null
      ? ['The file has no bids. Editor warns of ad groups without one (one source).']
      : []),
    ...(settings.startDate === null ? [] : ['The file has no start date. Set it in Editor.']),
  ],
}

function toColumns({ settings, shape, hasLabels }: CampaignPlan): readonly string[] {
  const hasAds = shape.headlines > 0
  return [
    ...['Campaign', 'Campaign Type', 'Networks', 'Budget', 'Budget type', 'Languages', 'EU political ads'],
    'Campaign Status',
    ...(settings.locations.length > 0 ? ['Location ID'] : []),
    ...['Ad Group', 'Max CPC', 'Ad Group Status', 'Keyword', 'Criterion Type'],
    ...(hasLabels ? ['Labels'] : []),
    ...(hasAds ? ['Ad type', ...adColumns(shape), ...pathColumns('Path', shape)] : []),
    ...['Final URL', 'Status'],
  ]
}

function toRow(settings: CampaignSettings, entity: Entity): Row {
  switch (entity.kind) {
    case 'campaign':
      return {
        Campaign: entity.campaign.name,
        'Campaign Type': 'Search',
        Networks: 'Google search',
        Budget: toAmount(settings.budget),
        'Budget type': 'Daily',
        Languages: settings.languages.join(';'),
        'EU political ads': settings.isPolitical ? 'Yes' : 'No',
        'Campaign Status': settings.isPaused ? 'Paused' : 'Enabled',
      }
    case 'location':
      return { Campaign: entity.campaign.name, 'Location ID': String(entity.id) }
    case 'ad-group':
      return {
        Campaign: entity.adGroup.campaign.name,
        'Ad Group': entity.adGroup.name,
        'Max CPC': toAmount(settings.maxCpc),
        'Ad Group Status': 'Enabled',
      }
    case 'keyword':
      return {
        Campaign: entity.adGroup.campaign.name,
        'Ad Group': entity.adGroup.name,
        Keyword: entity.text,
        'Criterion Type': CRITERION_TYPES[entity.matchType],
        Labels: entity.labels.join(';'),
        'Final URL': entity.finalUrl,
        Status: 'Enabled',
      }
    case 'ad':
      return {
        Campaign: entity.adGroup.campaign.name,
        'Ad Group': entity.adGroup.name,
        'Ad type': 'Responsive search ad',
        ...adCells(entity.ad),
        ...pathCells('Path', entity.ad),
        'Final URL': entity.ad.finalUrl,
        Status: 'Enabled',
      }
    case 'negative':
      return {
        Campaign: entity.campaign.name,
        'Ad Group': entity.adGroup?.name ?? '',
        Keyword: entity.negative.text,
        'Criterion Type': toNegativeType(entity.negative.matchType, entity.adGroup !== null),
      }
  }
}

function toNegativeType(matchType: MatchType, isInAdGroup: boolean): string {
  return `${isInAdGroup ? '' : 'Campaign '}Negative ${CRITERION_TYPES[matchType]}`
}
