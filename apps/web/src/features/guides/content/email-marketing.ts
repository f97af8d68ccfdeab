import type { Guide } from '../guide.ts'

export const emailMarketing: Guide = {
  title: 'Email marketing',
  description: 'Email marketing',
  badge: 'Email marketing',
  heading: 'Email marketing',
  lead: 'Email marketing',
  applications: [
    { title: '1', text: 'Email marketing' },
    { title: '2', text: 'Email marketing' },
    { title: '3', text: 'Email marketing' },
    { title: '4', text: 'Email marketing' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Email marketing',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Email marketing', text: 'Email marketing' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
