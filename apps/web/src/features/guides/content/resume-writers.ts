import type { Guide } from '../guide.ts'

export const resumeWriters: Guide = {
  title: 'Resume writers',
  description: 'Resume writers',
  badge: 'Resume writers',
  heading: 'Resume writers',
  lead: 'Resume writers',
  applications: [
    { title: '1', text: 'Resume writers' },
    { title: '2', text: 'Resume writers' },
    { title: '3', text: 'Resume writers' },
    { title: '4', text: 'Resume writers' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Resume writers',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Resume writers', text: 'Resume writers' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
