import { MATCH_TYPES } from '@wordloom/targets'
import * as z from 'zod/mini'
import { OwnRowSettings } from '../recipe/column-numbers.ts'
import { Recipe } from '../recipe/recipe.ts'
import { FileColumns, FileTemplate, fileVersion, listOf, Money, strictFile } from './file-parts.ts'

const CAMPAIGN_VERSION = 1

const MatchType = z.enum(MATCH_TYPES, 'A match type is broad, phrase or exact')

const MAX_ENTRIES = 10_000
const MAX_TEXTS = 50
const MAX_ADS = 50

const AdText = z.union(
  [
    FileTemplate,
    strictFile({
      text: FileTemplate,
      position: z.int('A position is 1, 2 or 3').check(z.minimum(1), z.maximum(3)),
    }),
  ],
  'Please enter a text, or an object with "text" and "position"',
)

const ResponsiveAd = strictFile({
  headlines: listOf(AdText, MAX_TEXTS, 'headlines'),
  descriptions: listOf(AdText, MAX_TEXTS, 'descriptions'),
  paths: z._default(listOf(FileTemplate, MAX_TEXTS, 'paths'), []),
  /** Default: the final URL of the keywords. */
  finalUrl: z.optional(FileTemplate),
})

const Negative = strictFile({
  text: FileTemplate,
  matchType: z._default(MatchType, 'phrase'),
  level: z._default(z.enum(['campaign', 'adGroup'], 'A level is campaign or adGroup'), 'campaign'),
})

const Utm = strictFile({
  source: z.optional(FileTemplate),
  medium: z.optional(FileTemplate),
  campaign: z.optional(FileTemplate),
  term: z.optional(FileTemplate),
  content: z.optional(FileTemplate),
})

const PlatformId = z
  .string({ error: 'An ID is a text of digits' })
  .check(z.regex(/^\d{1,20}$/, 'An ID is a text of digits'))

const AppleAdGroup = strictFile({
  campaign: FileTemplate,
  adGroup: FileTemplate,
  campaignId: PlatformId,
  adGroupId: PlatformId,
})

/**
 * A search campaign as columns of words and templates: `{City|title}` stands for a word of a column, with the filters of
 * fields. Its keywords are the rows of `columns` and `rows`, or of a saved recipe.
 */
export const CampaignFile = strictFile({
  version: fileVersion(CAMPAIGN_VERSION, 'This campaign was made by a newer version of Wordloom'),
  columns: z.optional(FileColumns),
  rows: z.optional(OwnRowSettings),
  recipe: z.optional(Recipe),
  campaign: FileTemplate,
  adGroup: FileTemplate,
  /** Several templates give several keywords for each row. */
  keyword: z._default(
    z.union(
      [
        FileTemplate,
        listOf(FileTemplate, MAX_TEXTS, 'keywords').check(
          z.minLength(1, 'Please enter at least one keyword'),
        ),
      ],
      'Please enter a text, or a list of texts',
    ),
    '{text}',
  ),
  matchTypes: z._default(
    listOf(MatchType, MATCH_TYPES.length, 'match types').check(
      z.minLength(1, 'Please enter at least one match type'),
      z.refine((types) => new Set(types).size === types.length, 'A match type is there twice'),
    ),
    ['phrase', 'exact'],
  ),
  /** Platforms without final URLs ignore it. */
  finalUrl: z.optional(FileTemplate),
  utm: z._default(Utm, {}),
  labels: z._default(listOf(FileTemplate, MAX_TEXTS, 'labels'), []),
  ads: z._default(listOf(ResponsiveAd, MAX_ADS, 'ads'), []),
  negatives: z._default(listOf(Negative, MAX_ENTRIES, 'negatives'), []),
  status: z._default(z.enum(['paused', 'enabled'], 'A status is paused or enabled'), 'paused'),
  /** Per day, in the currency of the account. */
  budget: z.optional(Money),
  maxCpc: z.optional(Money),
  languages: z._default(
    listOf(
      z
        .string({ error: 'A language is a code' })
        .check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'A language is a code, such as en or pt_BR')),
      MAX_ENTRIES,
      'languages',
    ),
    [],
  ),
  /** Location IDs of Google. */
  locations: z._default(
    listOf(
      z.int('A location is a Google location ID, such as 1006656').check(z.positive()),
      MAX_ENTRIES,
      'locations',
    ),
    [],
  ),
  euPoliticalAds: z._default(z.boolean('Please enter true or false'), false),
  startDate: z.optional(z.iso.date('A date is written as 2026-11-24')),
  /** SKUs of the products that every ad group on Amazon advertises. */
  skus: z._default(listOf(FileTemplate, MAX_ENTRIES, 'SKUs'), []),
  apple: z._default(listOf(AppleAdGroup, MAX_ENTRIES, 'ad groups'), []),
}).check(
  z.refine(({ columns, recipe }) => (columns === undefined) !== (recipe === undefined), {
    error: 'Please give either columns or a recipe',
    path: ['columns'],
  }),
  z.refine(({ rows, recipe }) => rows === undefined || recipe === undefined, {
    error: 'A recipe has its own row settings',
    path: ['rows'],
  }),
)
export type CampaignFile = Readonly<z.infer<typeof CampaignFile>>
