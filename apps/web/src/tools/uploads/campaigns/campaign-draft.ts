import { MATCH_TYPES, type UploadFormatId } from '@wordloom/targets'
import * as z from 'zod/mini'
import { DraftColumn } from '../draft/draft-column.ts'

const FORMATS = [
  'google-ads-editor',
  'google-ads-web',
  'google-ads-clipboard',
  'microsoft',
  'amazon',
  'apple-ads',
] as const satisfies readonly UploadFormatId[]

const Texts = z.readonly(z.array(z.string()))

const DraftAdText = z.readonly(z.object({ text: z.string(), position: z.nullable(z.number()) }))
export type DraftAdText = z.infer<typeof DraftAdText>

const DraftAd = z.readonly(
  z.object({
    headlines: z.readonly(z.array(DraftAdText)),
    descriptions: z.readonly(z.array(DraftAdText)),
    paths: Texts,
    finalUrl: z.string(),
  }),
)
export type DraftAd = z.infer<typeof DraftAd>

export const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const

const DraftUtm = z.readonly(
  z.object({
    source: z.string(),
    medium: z.string(),
    campaign: z.string(),
    term: z.string(),
    content: z.string(),
  }),
)

export const CampaignDraft = z.readonly(
  z.object({
    columns: z.readonly(z.array(DraftColumn)),
    recipe: z.nullable(z.record(z.string(), z.unknown())),
    patterns: Texts,
    conditions: Texts,
    /** Rules of other kinds and other settings of rows, from a file. Their check is that of the file. */
    otherRules: z.readonly(z.array(z.unknown())),
    otherRows: z.record(z.string(), z.unknown()),
    campaign: z.string(),
    adGroup: z.string(),
    keywords: Texts,
    matchTypes: z.readonly(z.array(z.enum(MATCH_TYPES))),
    finalUrl: z.string(),
    utm: DraftUtm,
    labels: Texts,
    ads: z.readonly(z.array(DraftAd)),
    /** One per line, in the notation of match types. */
    campaignNegatives: z.string(),
    adGroupNegatives: z.string(),
    status: z.enum(['paused', 'enabled']),
    budget: z.string(),
    maxCpc: z.string(),
    languages: z.string(),
    locations: z.string(),
    euPoliticalAds: z.boolean(),
    startDate: z.string(),
    skus: z.string(),
    /** A table without a header: campaign, ad group and their IDs. */
    apple: z.string(),
    target: z.enum(FORMATS),
  }),
)
export type CampaignDraft = z.infer<typeof CampaignDraft>

export const NO_UTM = { source: '', medium: '', campaign: '', term: '', content: '' }

export const EMPTY_AD: DraftAd = {
  headlines: ['', '', ''].map((text) => ({ text, position: null })),
  descriptions: ['', ''].map((text) => ({ text, position: null })),
  paths: [],
  finalUrl: '',
}

export const EMPTY_CAMPAIGN: CampaignDraft = {
  columns: ['1', '2', '3'].map((id) => ({ id, name: '', text: '', codes: null })),
  recipe: null,
  patterns: [],
  conditions: [],
  otherRules: [],
  otherRows: {},
  campaign: '',
  adGroup: '',
  keywords: [],
  matchTypes: ['phrase', 'exact'],
  finalUrl: '',
  utm: NO_UTM,
  labels: [],
  ads: [],
  campaignNegatives: '',
  adGroupNegatives: '',
  status: 'paused',
  budget: '',
  maxCpc: '',
  languages: '',
  locations: '',
  euPoliticalAds: false,
  startDate: '',
  skus: '',
  apple: '',
  target: 'google-ads-editor',
}

export const EXAMPLE_CAMPAIGN: CampaignDraft = {
  ...EMPTY_CAMPAIGN,
  columns: [
    { id: '1', name: 'City', text: 'leeds\nyork', codes: null },
    { id: '2', name: 'Service', text: 'boiler repair\ndrain cleaning', codes: null },
  ],
  patterns: ['{Service} {City}', '{Service} in {City}'],
  campaign: 'Plumbers {City|title}',
  adGroup: '{Service|title}',
  finalUrl: 'https://example.org/{City|slug}/{Service|slug}',
  utm: { ...NO_UTM, source: 'google', medium: 'cpc', campaign: '{City|slug}' },
  labels: ['city={City|slug}'],
  ads: [
    {
      headlines: ['{KeyWord:{Service|title}}', 'Plumbers in {City|title}', '24 Hour Callout'].map((text) => ({
        text,
        position: null,
      })),
      descriptions: ['A plumber comes today, at a price we agree first.', 'Call us at any time.'].map(
        (text) => ({ text, position: null }),
      ),
      paths: ['{City|slug}'],
      finalUrl: '',
    },
  ],
  campaignNegatives: '"jobs"\n"free"',
  adGroupNegatives: '[{Service} course]',
  budget: '20',
  maxCpc: '1.2',
  languages: 'en',
  locations: '1006656',
}
