import type { Limit } from '../limit.ts'

const MICROSOFT_AD = {
  title: 'Microsoft Advertising: responsive search ad record of the bulk file',
  url: 'https://learn.microsoft.com/advertising/bulk-service/responsive-search-ad',
}

export const MICROSOFT_ADS = {
  'microsoft-headline': {
    platform: 'Microsoft Advertising',
    field: 'Responsive search ad headline',
    most: { characters: 30, items: 15 },
    note: 'At least 3. Korean, Japanese and Chinese characters and emoji count twice.',
    source: MICROSOFT_AD,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'microsoft-description': {
    platform: 'Microsoft Advertising',
    field: 'Responsive search ad description',
    most: { characters: 90, items: 4 },
    note: 'At least 2. Korean, Japanese and Chinese characters and emoji count twice.',
    source: MICROSOFT_AD,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'microsoft-path': {
    platform: 'Microsoft Advertising',
    field: 'Display path',
    most: { characters: 15, items: 2 },
    note: 'No slash. Korean, Japanese and Chinese characters and emoji count twice.',
    source: MICROSOFT_AD,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'microsoft-display-url': {
    platform: 'Microsoft Advertising',
    field: 'Domain and display paths together',
    most: { characters: 67 },
    note: 'Korean, Japanese and Chinese characters and emoji count twice.',
    source: MICROSOFT_AD,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'microsoft-final-url': {
    platform: 'Microsoft Advertising',
    field: 'Final URL',
    most: { characters: 2_048 },
    source: MICROSOFT_AD,
    evidence: 'maker',
    checked: '2026-11-23',
  },
  'microsoft-ad-group-name': {
    platform: 'Microsoft Advertising',
    field: 'Ad group name',
    most: { characters: 256 },
    source: {
      title: 'Microsoft Advertising: ad group record of the bulk file',
      url: 'https://learn.microsoft.com/advertising/bulk-service/ad-group',
    },
    evidence: 'maker',
    checked: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, Limit>>
