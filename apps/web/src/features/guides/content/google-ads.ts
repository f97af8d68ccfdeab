import type { Guide } from '../guide.ts'

export const googleAds: Guide = {
  title: 'Google Ads',
  description: 'Google Ads',
  badge: 'Google Ads',
  heading: 'Google Ads',
  lead: 'Google Ads',
  applications: [
    { title: '1', text: 'Google Ads' },
    { title: '2', text: 'Google Ads' },
    { title: '3', text: 'Google Ads' },
    { title: '4', text: 'Google Ads' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Google Ads',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Google Ads', text: 'Google Ads' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
