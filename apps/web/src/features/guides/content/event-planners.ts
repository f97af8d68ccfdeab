import type { Guide } from '../guide.ts'

export const eventPlanners: Guide = {
  title: 'Event planners',
  description: 'Event planners',
  badge: 'Event planners',
  heading: 'Event planners',
  lead: 'Event planners',
  applications: [
    { title: '1', text: 'Event planners' },
    { title: '2', text: 'Event planners' },
    { title: '3', text: 'Event planners' },
    { title: '4', text: 'Event planners' },
  ],
  examples: [1, 2, 3].map((title) => ({
    title: String(title),
    text: 'Event planners',
    headings: ['First', 'Second', 'Third'],
    columns: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    options: { separator: 'space' },
  })) as unknown as Guide['examples'],
  closing: { title: 'Event planners', text: 'Event planners' },
  related: ['/seo-guide', '/google-ads-guide', '/ecommerce-guide'],
}
