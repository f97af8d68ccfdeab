import type { Guide } from '../guide.ts'

export const printOnDemand: Guide = {
  title: 'Print on demand',
  description: 'Print on demand',
  badge: 'Print on demand',
  heading: 'Print on demand',
  lead: 'Print on demand',
  applications: [
    { title: '1', text: 'Print on demand' },
    { title: '2', text: 'Print on demand' },
    { title: '3', text: 'Print on demand' },
    { title: '4', text: 'Print on demand' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Print on demand',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Print on demand', text: 'Print on demand' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
