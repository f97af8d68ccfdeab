import type { Guide } from '../guide.ts'

export const ecommerce: Guide = {
  title: 'E-commerce',
  description: 'E-commerce',
  badge: 'E-commerce',
  heading: 'E-commerce',
  lead: 'E-commerce',
  applications: [
    { title: '1', text: 'E-commerce' },
    { title: '2', text: 'E-commerce' },
    { title: '3', text: 'E-commerce' },
    { title: '4', text: 'E-commerce' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'E-commerce',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'E-commerce', text: 'E-commerce' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
