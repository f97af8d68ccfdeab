import type { Guide } from '../guide.ts'

export const seo: Guide = {
  title: 'SEO',
  description: 'SEO',
  badge: 'SEO',
  heading: 'SEO',
  lead: 'SEO',
  applications: [
    { title: '1', text: 'SEO' },
    { title: '2', text: 'SEO' },
    { title: '3', text: 'SEO' },
    { title: '4', text: 'SEO' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'SEO',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'SEO', text: 'SEO' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
