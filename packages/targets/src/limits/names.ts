import type { Limit } from '../limit.ts'

const RFC_1035 = { title: 'RFC 1035, section 2.3.4', url: 'https://www.rfc-editor.org/rfc/rfc1035' }
const APP_STORE = {
  title: 'App Store Connect: app information',
  url: 'https://developer.apple.com/help/app-store-connect/reference/app-information',
}
const USERNAME_RULES = {
  title: 'NameSniper: social media username rules',
  url: 'https://namesniper.pro/blog/social-media-username-rules',
}
const USERNAME_RULES_TOO = {
  title: 'HandleKit: username rules by platform',
  url: 'https://handlekit.com/username-rules',
}
const AWIN_REPORT = {
  title: 'Awin Help: Click References report',
  url: 'https://success.awin.com/articles/en_US/Knowledge/Click-References-Report',
}

/** Domains, brands, apps and addresses. */
export const NAMES = {
  'domain-label': {
    platform: 'DNS',
    field: 'Domain name label',
    most: { characters: 63 },
    note: 'Letters, digits and hyphens. A hyphen can be neither first nor last. Only encoded names (xn--) have hyphens as third and fourth character.',
    source: RFC_1035,
    secondSource: { title: 'RFC 5891, section 4.2.3.1', url: 'https://www.rfc-editor.org/rfc/rfc5891' },
    evidence: 'maker',
    checked: '2026-11-24',
  },
  'domain-name': {
    platform: 'DNS',
    field: 'Whole domain name',
    most: { characters: 253 },
    source: RFC_1035,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'ai-domain': {
    platform: '.ai',
    field: 'Domain name without the ending',
    most: { characters: 63 },
    note: 'No accents or other special letters. The shortest term is two years.',
    source: {
      title: 'GoDaddy Help: about .ai domains',
      url: 'https://www.godaddy.com/help/about-ai-domains-32220',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'de-domain': {
    platform: '.de',
    field: 'Domain name without the ending',
    most: { characters: 63 },
    note: 'Umlauts and ß are allowed. A name that has them is counted in its encoded form, which starts with xn--.',
    source: {
      title: 'Knipp: composition of .de domain names',
      url: 'https://drs.knipp.de/domains/types/de/rules.do',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'app-store-name': {
    platform: 'App Store',
    field: 'Name',
    most: { characters: 30 },
    note: 'At least 2.',
    source: APP_STORE,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'app-store-keywords': {
    platform: 'App Store',
    field: 'Keywords',
    most: { characters: 100 },
    note: "Separated by commas without spaces. For letters outside ASCII, Apple's counter has also refused texts of more than 100 bytes.",
    source: APP_STORE,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-play-name': {
    platform: 'Google Play',
    field: 'App name',
    most: { characters: 30 },
    note: '50 before September 2021.',
    source: {
      title: 'Play Console Help: create and set up your app',
      url: 'https://support.google.com/googleplay/android-developer/answer/9859152',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'google-play-short-description': {
    platform: 'Google Play',
    field: 'Short description',
    most: { characters: 80 },
    source: {
      title: 'Play Console Help: best practices for your store listing',
      url: 'https://support.google.com/googleplay/android-developer/answer/13393723',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'x-handle': {
    platform: 'X',
    field: 'Username',
    most: { characters: 15 },
    note: 'At least 4. Letters, digits and underscores.',
    source: USERNAME_RULES,
    secondSource: USERNAME_RULES_TOO,
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'tiktok-handle': {
    platform: 'TikTok',
    field: 'Username',
    most: { characters: 24 },
    note: 'Letters, digits, underscores and periods. It can be changed once every 30 days.',
    source: USERNAME_RULES,
    secondSource: USERNAME_RULES_TOO,
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'instagram-handle': {
    platform: 'Instagram',
    field: 'Username',
    most: { characters: 30 },
    note: 'Letters, digits, underscores and periods.',
    source: USERNAME_RULES,
    secondSource: USERNAME_RULES_TOO,
    evidence: 'secondary',
    checked: '2026-11-23',
  },
  'youtube-handle': {
    platform: 'YouTube',
    field: 'Handle',
    most: { characters: 30 },
    note: 'At least 3. Underscores, hyphens and periods are allowed.',
    source: {
      title: 'YouTube Help: handles overview',
      url: 'https://support.google.com/youtube/answer/11585688',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'github-actions-matrix': {
    platform: 'GitHub Actions',
    field: 'Jobs per matrix',
    most: { items: 256 },
    note: 'For each workflow run, on hosted and self-hosted runners.',
    source: {
      title: 'GitHub Docs: Actions limits',
      url: 'https://docs.github.com/en/actions/reference/limits',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'datadog-flag-key': {
    platform: 'Datadog',
    field: 'Feature flag key',
    most: { characters: 64 },
    note: 'The form cuts off a longer key when you paste it.',
    source: {
      title: 'Datadog documentation, issue 35375',
      url: 'https://github.com/DataDog/documentation/issues/35375',
    },
    evidence: 'tried',
    checked: '2026-11-23',
  },
  'awin-clickref': {
    platform: 'Awin',
    field: 'Click reference in the report',
    most: { characters: 50 },
    note: 'Longer references that begin alike are added up. The report shows clickref only, not clickref2 to clickref6.',
    source: AWIN_REPORT,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'awin-clickrefs': {
    platform: 'Awin',
    field: 'Different click references',
    most: { items: 20_000 },
    note: 'With more, the report is disabled for 30 days.',
    source: AWIN_REPORT,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'impact-shared-id': {
    platform: 'impact.com',
    field: 'Shared ID',
    most: { characters: 255 },
    note: 'The brand can read it. Sub IDs are visible only to you.',
    source: {
      title: 'impact.com Help: guide to query string parameters',
      url: 'https://help.impact.com/en/support/solutions/articles/155000000123-guide-to-query-string-parameters',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'amazon-tracking-ids': {
    platform: 'Amazon Associates',
    field: 'Tracking IDs per account',
    most: { items: 100 },
    note: 'Each is created in the account before a link can use it.',
    source: {
      title: 'Affiliyo: affiliate sub-IDs explained',
      url: 'https://affiliyo.com/blog/affiliate-sub-ids-explained',
    },
    evidence: 'secondary',
    checked: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, Limit>>
