import type { Limit } from '../limit.ts'

const GOOGLE_SYSTEM_LIMITS = {
  title: 'Google Ads API: system limits',
  url: 'https://developers.google.com/google-ads/api/docs/best-practices/system-limits',
}
const GOOGLE_NEGATIVES = {
  title: 'Google Ads Help: about negative keyword lists',
  url: 'https://support.google.com/google-ads/answer/2453983',
}
const GOOGLE_ACCOUNT = {
  title: 'Google Ads Help: about your account limits',
  url: 'https://support.google.com/google-ads/answer/6372658',
}
const MICROSOFT_KEYWORD = {
  title: 'Microsoft Advertising: keyword record of the bulk file',
  url: 'https://learn.microsoft.com/advertising/bulk-service/keyword',
}
const APPLE_KEYWORDS = {
  title: 'Apple Ads Help: add and manage keywords',
  url: 'https://searchads.apple.com/help/advanced/0014-add-and-manage-keywords',
}

/** Search advertising and search engines. */
export const ADVERTISING = {
  'google-ads-keyword': {
    platform: 'Google Ads',
    field: 'Keyword',
    most: { characters: 80, words: 10 },
    source: {
      title: 'Google Ads API: KeywordInfo',
      url: 'https://developers.google.com/google-ads/api/reference/rpc/latest/KeywordInfo',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-headline': {
    platform: 'Google Ads',
    field: 'Responsive search ad headline',
    most: { characters: 30, items: 15 },
    note: 'At least 3. Characters of double width, as in Japanese, count twice.',
    source: GOOGLE_SYSTEM_LIMITS,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-description': {
    platform: 'Google Ads',
    field: 'Responsive search ad description',
    most: { characters: 90, items: 4 },
    note: 'At least 2.',
    source: GOOGLE_SYSTEM_LIMITS,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-path': {
    platform: 'Google Ads',
    field: 'Display path',
    most: { characters: 15, items: 2 },
    source: GOOGLE_SYSTEM_LIMITS,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-negative-list': {
    platform: 'Google Ads',
    field: 'Negative keyword list',
    most: { keywords: 5_000, lists: 20 },
    note: '5,000 in each list, and 20 lists in an account.',
    source: GOOGLE_NEGATIVES,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-account-negatives': {
    platform: 'Google Ads',
    field: 'Account-level negative keywords',
    most: { keywords: 1_000 },
    note: 'They apply to search and shopping ads in all campaigns.',
    source: GOOGLE_NEGATIVES,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-performance-max-negatives': {
    platform: 'Google Ads',
    field: 'Performance Max negative keywords',
    most: { keywords: 10_000 },
    note: 'Raised from 100 in March 2025.',
    source: {
      title: 'Digital Thrive: Google Ads negative keyword limits',
      url: 'https://www.digitalthriveai.com/en-ca/resources/seo/google-ads-doubles-negative-keyword-list-limit-glitch-or-quiet-policy-change/',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'google-ads-campaigns': {
    platform: 'Google Ads',
    field: 'Campaigns per account',
    most: { items: 10_000 },
    note: 'Counts active and paused campaigns.',
    source: GOOGLE_ACCOUNT,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-campaign-name': {
    platform: 'Google Ads',
    field: 'Campaign name',
    most: { characters: 256 },
    note: 'The same for ad group names.',
    source: GOOGLE_SYSTEM_LIMITS,
    evidence: 'maker',
    checked: '2026-11-24',
  },
  'google-ads-ad-group': {
    platform: 'Google Ads',
    field: 'Ad group',
    most: { keywords: 20_000 },
    note: 'Counts all ad targeting items, of which keywords are one kind.',
    source: GOOGLE_ACCOUNT,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-ads-responsive-ads': {
    platform: 'Google Ads',
    field: 'Responsive search ads per ad group',
    most: { items: 3 },
    note: 'Counts enabled ads.',
    source: GOOGLE_ACCOUNT,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'microsoft-keyword': {
    platform: 'Microsoft Advertising',
    field: 'Keyword',
    most: { characters: 100 },
    note: 'Negative keywords are phrase or exact match only.',
    source: MICROSOFT_KEYWORD,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'apple-ads-ad-group': {
    platform: 'Apple Ads',
    field: 'Keywords per ad group',
    most: { keywords: 5_000 },
    note: 'Also the most rows of one upload.',
    source: APPLE_KEYWORDS,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'xml-sitemap': {
    platform: 'Google Search',
    field: 'URLs per sitemap',
    most: { items: 50_000 },
    note: 'The file may have 50 MB before compression. Split longer lists and submit a sitemap index.',
    source: {
      title: 'Google Search Central: build and submit a sitemap',
      url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'search-console-api': {
    platform: 'Google Search Console',
    field: 'Performance data through the API',
    most: { rows: 50_000 },
    note: 'Per day, search type and property, sorted by clicks. One request returns up to 25,000 rows.',
    source: {
      title: 'Search Console API: getting your performance data',
      url: 'https://developers.google.com/webmaster-tools/v1/how-tos/all-your-data',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-business-description': {
    platform: 'Google Business Profile',
    field: 'Business description',
    most: { characters: 750 },
    note: 'Put the trade and the area into the first 250. The rest is behind “More”.',
    source: {
      title: 'LocalSEO.net: writing a Google Business Profile description',
      url: 'https://localseo.net/writing-a-google-business-profile-description',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'google-business-service-areas': {
    platform: 'Google Business Profile',
    field: 'Service areas',
    most: { items: 20 },
    note: "Cities, postal codes or other named areas, within about two hours' drive of your base.",
    source: {
      title: 'PromoRepublic: service-area businesses',
      url: 'https://help.promorepublic.com/en/articles/9820672-service-area-businesses-sabs-and-listings',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'google-business-categories': {
    platform: 'Google Business Profile',
    field: 'Categories',
    most: { items: 10 },
    note: 'One primary category and up to nine others.',
    source: {
      title: 'CJ Digital: primary and secondary categories',
      url: 'https://cjdigital.com.au/the-google-business-profile-setting-costing-melbourne-businesses-customers/',
    },
    secondSource: {
      title: 'Synoveo: categories of a Google Business Profile',
      url: 'https://docs.synoveo.com/docs/local-seo-guide/google-business-profile/categories',
    },
    evidence: 'secondary',
    checked: '2026-11-24',
  },
  'google-business-service': {
    platform: 'Google Business Profile',
    field: 'Service description',
    most: { characters: 300 },
    source: {
      title: 'LetterCounter: Google Business Profile character limits',
      url: 'https://lettercounter.org/blog/google-business-profile-character-limit',
    },
    evidence: 'secondary',
    checked: '2026-11-24',
  },
  'google-business-post': {
    platform: 'Google Business Profile',
    field: 'Post',
    most: { characters: 1_500 },
    note: 'Only the beginning shows before “Read more”.',
    source: {
      title: 'Search Engine Journal: post limit changed to 1,500 characters',
      url: 'https://www.searchenginejournal.com/google-my-business-changes-post-limit-to-1500-characters/272013/',
    },
    evidence: 'secondary',
    checked: '2026-11-24',
  },
} as const satisfies Readonly<Record<string, Limit>>
