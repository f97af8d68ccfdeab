import {
  AMAZON_REFUSED,
  GOOGLE_REFUSED_IN_KEYWORDS,
  GOOGLE_REFUSED_IN_NEGATIVES,
} from '../comparison/refused-characters.ts'
import type { Limit } from '../limit.ts'
import { LIMITS } from '../limits/limits.ts'
import { type Check, notAt, onceAtMost, upTo, upToWidth, without } from './check.ts'
import type { TargetId } from './target-ids.ts'

export const TARGET_GROUPS = [
  'Search ads',
  'Shops and marketplaces',
  'Content and apps',
  'Names and files',
] as const
export type TargetGroup = (typeof TARGET_GROUPS)[number]

export interface Target {
  readonly name: string
  readonly group: TargetGroup
  readonly limit: Limit
  readonly checks: readonly Check[]
  /** Says which part isn't checked or isn't confirmed. */
  readonly note?: string
}

const AMAZON_REFUSED_IN_TITLES = /[!$?_{}^¬¦]/u
const AMAZON_REFUSED_NAMES = 'one of the characters ! $ ? _ { } ^ ¬ ¦'
const GOOGLE_REFUSED_NOTE =
  'Other sources quote the list of refused characters. Google may refuse more when you upload.'
const WORD_CHARACTERS = 'a character other than a letter, a digit or a hyphen'

export const TARGETS: Readonly<Record<TargetId, Target>> = {
  'google-ads-keyword': {
    name: 'Google Ads keyword',
    group: 'Search ads',
    limit: LIMITS['google-ads-keyword'],
    checks: [
      upTo(LIMITS['google-ads-keyword'], 'characters'),
      upTo(LIMITS['google-ads-keyword'], 'words'),
      without(GOOGLE_REFUSED_IN_KEYWORDS, 'a character that Google Ads refuses'),
    ],
    note: GOOGLE_REFUSED_NOTE,
  },
  'google-ads-negative': {
    name: 'Google Ads negative keyword',
    group: 'Search ads',
    limit: LIMITS['google-ads-keyword'],
    checks: [
      upTo(LIMITS['google-ads-keyword'], 'characters'),
      upTo(LIMITS['google-ads-keyword'], 'words'),
      without(GOOGLE_REFUSED_IN_NEGATIVES, 'a character that Google Ads refuses'),
    ],
    note: GOOGLE_REFUSED_NOTE,
  },
  'google-ads-headline': {
    name: 'Google Ads headline',
    group: 'Search ads',
    limit: LIMITS['google-ads-headline'],
    checks: [upToWidth(LIMITS['google-ads-headline'])],
  },
  'google-ads-description': {
    name: 'Google Ads description',
    group: 'Search ads',
    limit: LIMITS['google-ads-description'],
    checks: [upToWidth(LIMITS['google-ads-description'])],
  },
  'google-ads-path': {
    name: 'Google Ads display path',
    group: 'Search ads',
    limit: LIMITS['google-ads-path'],
    checks: [upToWidth(LIMITS['google-ads-path']), without(/\//u, 'a slash')],
  },
  'microsoft-keyword': {
    name: 'Microsoft Advertising keyword',
    group: 'Search ads',
    limit: LIMITS['microsoft-keyword'],
    checks: [upTo(LIMITS['microsoft-keyword'], 'characters')],
  },
  'amazon-ads-keyword': {
    name: 'Amazon Ads keyword',
    group: 'Search ads',
    limit: LIMITS['amazon-ads-keyword'],
    checks: [
      upTo(LIMITS['amazon-ads-keyword'], 'characters'),
      upTo(LIMITS['amazon-ads-keyword'], 'words'),
      without(AMAZON_REFUSED, 'a character that Amazon Ads refuses'),
      notAt('start', /[.-]/u, 'a period or a hyphen'),
      notAt('end', /[.-]/u, 'a period or a hyphen'),
    ],
    note: 'Programs that work with Amazon quote the refused characters. Amazon may refuse more when you upload.',
  },
  'amazon-search-terms': {
    name: 'Amazon search terms',
    group: 'Shops and marketplaces',
    limit: LIMITS['amazon-search-terms'],
    checks: [upTo(LIMITS['amazon-search-terms'], 'bytes')],
  },
  'amazon-title': {
    name: 'Amazon product title',
    group: 'Shops and marketplaces',
    limit: LIMITS['amazon-title'],
    checks: [
      upTo(LIMITS['amazon-title'], 'characters'),
      without(AMAZON_REFUSED_IN_TITLES, AMAZON_REFUSED_NAMES),
    ],
    note: 'For all products but media. Amazon also takes the same word twice at most. “No word twice” under Rules is stricter.',
  },
  'amazon-media-title': {
    name: 'Amazon title of media',
    group: 'Shops and marketplaces',
    limit: LIMITS['amazon-media-title'],
    checks: [
      upTo(LIMITS['amazon-media-title'], 'characters'),
      without(AMAZON_REFUSED_IN_TITLES, AMAZON_REFUSED_NAMES),
    ],
    note: 'For books, music, video and software.',
  },
  'amazon-item-highlights': {
    name: 'Amazon Item Highlights',
    group: 'Shops and marketplaces',
    limit: LIMITS['amazon-item-highlights'],
    checks: [upTo(LIMITS['amazon-item-highlights'], 'characters')],
    note: 'They take the details that no longer fit into the title.',
  },
  'etsy-tag': {
    name: 'Etsy tag',
    group: 'Shops and marketplaces',
    limit: LIMITS['etsy-tags'],
    checks: [
      upTo(LIMITS['etsy-tags'], 'characters'),
      without(/[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u, 'a character that Etsy refuses in tags'),
      notAt('start', /[-']/u, 'a hyphen or an apostrophe'),
    ],
  },
  'etsy-title': {
    name: 'Etsy title',
    group: 'Shops and marketplaces',
    limit: LIMITS['etsy-title'],
    checks: [
      upTo(LIMITS['etsy-title'], 'characters'),
      without(/[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u, 'a character that Etsy refuses in titles'),
      onceAtMost(/%/u, '%'),
      onceAtMost(/:/u, ':'),
      onceAtMost(/&/u, '&'),
      onceAtMost(/\+/u, '+'),
    ],
  },
  'ebay-title': {
    name: 'eBay title',
    group: 'Shops and marketplaces',
    limit: LIMITS['ebay-title'],
    checks: [upTo(LIMITS['ebay-title'], 'characters')],
  },
  'merchant-title': {
    name: 'Google Merchant Center title',
    group: 'Shops and marketplaces',
    limit: LIMITS['merchant-title'],
    checks: [upTo(LIMITS['merchant-title'], 'characters')],
  },
  'youtube-title': {
    name: 'YouTube title',
    group: 'Content and apps',
    limit: LIMITS['youtube-title'],
    checks: [upTo(LIMITS['youtube-title'], 'characters'), without(/[<>]/u, '< or >')],
  },
  'youtube-tag': {
    name: 'YouTube tag',
    group: 'Content and apps',
    limit: LIMITS['youtube-tags'],
    checks: [
      upTo(LIMITS['youtube-tags'], 'characters'),
      without(/,/u, 'a comma'),
      without(/[<>]/u, '< or >'),
    ],
    note: 'The limit is for all tags of a video together.',
  },
  hashtag: {
    name: 'Hashtag',
    group: 'Content and apps',
    limit: LIMITS['instagram-hashtags'],
    checks: [
      without(/[^\p{L}\p{M}\p{Nd}_#]/u, 'a character that ends a hashtag, such as a space or a hyphen'),
    ],
    note: 'The limit is for the hashtags of one post.',
  },
  'app-store-keywords': {
    name: 'App Store keywords',
    group: 'Content and apps',
    limit: LIMITS['app-store-keywords'],
    checks: [upTo(LIMITS['app-store-keywords'], 'bytes')],
  },
  'app-store-name': {
    name: 'App Store name or subtitle',
    group: 'Content and apps',
    limit: LIMITS['app-store-name'],
    checks: [upTo(LIMITS['app-store-name'], 'characters')],
  },
  'domain-label': {
    name: 'Domain name without the extension',
    group: 'Names and files',
    limit: LIMITS['domain-label'],
    checks: [
      upTo(LIMITS['domain-label'], 'characters'),
      without(/[^a-zA-Z0-9-]/u, WORD_CHARACTERS),
      notAt('start', /-/u, 'a hyphen'),
      notAt('end', /-/u, 'a hyphen'),
    ],
    note: 'Names with other letters have to be in their encoded form, which starts with xn--.',
  },
  slug: {
    name: 'Slug for a web address',
    group: 'Names and files',
    limit: LIMITS['wordpress-slug'],
    checks: [
      upTo(LIMITS['wordpress-slug'], 'characters'),
      without(/[^a-z0-9-]/u, 'a character other than a small letter, a digit or a hyphen'),
      notAt('start', /-/u, 'a hyphen'),
      notAt('end', /-/u, 'a hyphen'),
    ],
  },
  'excel-cell': {
    name: 'Excel cell',
    group: 'Names and files',
    limit: LIMITS['excel-cell'],
    checks: [upTo(LIMITS['excel-cell'], 'characters')],
  },
}
