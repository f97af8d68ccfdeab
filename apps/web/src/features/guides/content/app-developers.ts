import type { Guide } from '../guide.ts'

export const appDevelopers: Guide = {
  title: 'App developers',
  description: 'App developers',
  badge: 'App developers',
  heading: 'App developers',
  lead: 'App developers',
  applications: [
    { title: '1', text: 'App developers' },
    { title: '2', text: 'App developers' },
    { title: '3', text: 'App developers' },
    { title: '4', text: 'App developers' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'App developers',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'App developers', text: 'App developers' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
