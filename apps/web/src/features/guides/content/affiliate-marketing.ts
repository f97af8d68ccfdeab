import type { Guide } from '../guide.ts'

export const affiliateMarketing: Guide = {
  title: 'Affiliate marketing',
  description: 'Affiliate marketing',
  badge: 'Affiliate marketing',
  heading: 'Affiliate marketing',
  lead: 'Affiliate marketing',
  applications: [
    { title: '1', text: 'Affiliate marketing' },
    { title: '2', text: 'Affiliate marketing' },
    { title: '3', text: 'Affiliate marketing' },
    { title: '4', text: 'Affiliate marketing' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Affiliate marketing',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Affiliate marketing', text: 'Affiliate marketing' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
