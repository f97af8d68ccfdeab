import type { Guide } from '../guide.ts'

export const amazonSellers: Guide = {
  title: 'Amazon sellers',
  description: 'Amazon sellers',
  badge: 'Amazon sellers',
  heading: 'Amazon sellers',
  lead: 'Amazon sellers',
  applications: [
    { title: '1', text: 'Amazon sellers' },
    { title: '2', text: 'Amazon sellers' },
    { title: '3', text: 'Amazon sellers' },
    { title: '4', text: 'Amazon sellers' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Amazon sellers',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Amazon sellers', text: 'Amazon sellers' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
