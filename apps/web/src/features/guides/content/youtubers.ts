import type { Guide } from '../guide.ts'

export const youtubers: Guide = {
  title: 'YouTubers',
  description: 'YouTubers',
  badge: 'YouTubers',
  heading: 'YouTubers',
  lead: 'YouTubers',
  applications: [
    { title: '1', text: 'YouTubers' },
    { title: '2', text: 'YouTubers' },
    { title: '3', text: 'YouTubers' },
    { title: '4', text: 'YouTubers' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'YouTubers',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'YouTubers', text: 'YouTubers' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
