import type { Guide } from '../guide.ts'

export const socialMedia: Guide = {
  title: 'Social media',
  description: 'Social media',
  badge: 'Social media',
  heading: 'Social media',
  lead: 'Social media',
  applications: [
    { title: '1', text: 'Social media' },
    { title: '2', text: 'Social media' },
    { title: '3', text: 'Social media' },
    { title: '4', text: 'Social media' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Social media',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Social media', text: 'Social media' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
