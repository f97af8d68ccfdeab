import type { Guide } from '../guide.ts'

export const bloggers: Guide = {
  title: 'Bloggers',
  description: 'Bloggers',
  badge: 'Bloggers',
  heading: 'Bloggers',
  lead: 'Bloggers',
  applications: [
    { title: '1', text: 'Bloggers' },
    { title: '2', text: 'Bloggers' },
    { title: '3', text: 'Bloggers' },
    { title: '4', text: 'Bloggers' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Bloggers',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Bloggers', text: 'Bloggers' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
