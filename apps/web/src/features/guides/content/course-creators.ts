import type { Guide } from '../guide.ts'

export const courseCreators: Guide = {
  title: 'Course creators',
  description: 'Course creators',
  badge: 'Course creators',
  heading: 'Course creators',
  lead: 'Course creators',
  applications: [
    { title: '1', text: 'Course creators' },
    { title: '2', text: 'Course creators' },
    { title: '3', text: 'Course creators' },
    { title: '4', text: 'Course creators' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Course creators',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Course creators', text: 'Course creators' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
