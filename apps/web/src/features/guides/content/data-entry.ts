import type { Guide } from '../guide.ts'

export const dataEntry: Guide = {
  title: 'SKUs and data entry',
  description: 'SKUs and data entry',
  badge: 'SKUs and data entry',
  heading: 'SKUs and data entry',
  lead: 'SKUs and data entry',
  applications: [
    { title: '1', text: 'SKUs and data entry' },
    { title: '2', text: 'SKUs and data entry' },
    { title: '3', text: 'SKUs and data entry' },
    { title: '4', text: 'SKUs and data entry' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'SKUs and data entry',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'SKUs and data entry', text: 'SKUs and data entry' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
