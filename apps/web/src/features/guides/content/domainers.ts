import type { Guide } from '../guide.ts'

export const domainers: Guide = {
  title: 'Domain investors',
  description: 'Domain investors',
  badge: 'Domain investors',
  heading: 'Domain investors',
  lead: 'Domain investors',
  applications: [
    { title: '1', text: 'Domain investors' },
    { title: '2', text: 'Domain investors' },
    { title: '3', text: 'Domain investors' },
    { title: '4', text: 'Domain investors' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Domain investors',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Domain investors', text: 'Domain investors' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
