import type { Guide } from '../guide.ts'

export const localBusiness: Guide = {
  title: 'Local businesses',
  description: 'Local businesses',
  badge: 'Local businesses',
  heading: 'Local businesses',
  lead: 'Local businesses',
  applications: [
    { title: '1', text: 'Local businesses' },
    { title: '2', text: 'Local businesses' },
    { title: '3', text: 'Local businesses' },
    { title: '4', text: 'Local businesses' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Local businesses',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Local businesses', text: 'Local businesses' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
