import type { Guide } from '../guide.ts'

export const ppcAgencies: Guide = {
  title: 'PPC agencies',
  description: 'PPC agencies',
  badge: 'PPC agencies',
  heading: 'PPC agencies',
  lead: 'PPC agencies',
  applications: [
    { title: '1', text: 'PPC agencies' },
    { title: '2', text: 'PPC agencies' },
    { title: '3', text: 'PPC agencies' },
    { title: '4', text: 'PPC agencies' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'PPC agencies',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'PPC agencies', text: 'PPC agencies' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
