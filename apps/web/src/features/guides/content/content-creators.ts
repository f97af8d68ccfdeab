import type { Guide } from '../guide.ts'

export const contentCreators: Guide = {
  title: 'Content creators',
  description: 'Content creators',
  badge: 'Content creators',
  heading: 'Content creators',
  lead: 'Content creators',
  applications: [
    { title: '1', text: 'Content creators' },
    { title: '2', text: 'Content creators' },
    { title: '3', text: 'Content creators' },
    { title: '4', text: 'Content creators' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Content creators',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Content creators', text: 'Content creators' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
