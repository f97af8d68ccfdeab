export interface Bars {
  readonly path: string
  readonly scriptKilobytes: number
}

export const PAGES: readonly Bars[] = [
  { path: '/', scriptKilobytes: 150 },
  { path: '/google-ads-guide', scriptKilobytes: 120 },
  { path: '/faq', scriptKilobytes: 150 },
]

export const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
export type Category = keyof typeof SCORES
