import type { Guide } from '../guide.ts'

export const brandBuilders: Guide = {
  title: 'Brand builders',
  description: 'Brand builders',
  badge: 'Brand builders',
  heading: 'Brand builders',
  lead: 'Brand builders',
  applications: [
    { title: '1', text: 'Brand builders' },
    { title: '2', text: 'Brand builders' },
    { title: '3', text: 'Brand builders' },
    { title: '4', text: 'Brand builders' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Brand builders',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Brand builders', text: 'Brand builders' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
