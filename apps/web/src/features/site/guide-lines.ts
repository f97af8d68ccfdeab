import type { GuidePath } from '@wordloom/contract'

interface GuideGroup {
  readonly title: string
  readonly guides: readonly GuideLine[]
}

interface GuideLine {
  readonly path: GuidePath
  /** What one does with it there, in a few words. */
  readonly line: string
}

/** The guides by the kind of work they are for. */
export const GUIDE_GROUPS: readonly GuideGroup[] = [
  {
    title: 'Search and advertising',
    guides: [
      { path: '/google-ads-guide', line: 'Keywords in every match type, and negative keywords' },
      { path: '/ppc-agencies-guide', line: 'Keyword sets and campaign names for many clients' },
      { path: '/seo-guide', line: 'Long-tail phrases, titles and questions' },
      { path: '/local-business-guide', line: 'Each service in each place you serve' },
      { path: '/affiliate-marketing-guide', line: 'Reviews and comparisons of products people look for' },
    ],
  },
  {
    title: 'Shops and products',
    guides: [
      { path: '/ecommerce-guide', line: 'Product titles, variants and collections' },
      { path: '/amazon-sellers-guide', line: 'Search terms and listings that stay within their bytes' },
      { path: '/print-on-demand-guide', line: 'Slogans, niches and tags for designs' },
      { path: '/data-entry-guide', line: 'Codes and labels that follow one pattern' },
    ],
  },
  {
    title: 'Writing and channels',
    guides: [
      { path: '/bloggers-guide', line: 'Headlines and topics for months of posts' },
      { path: '/content-creators-guide', line: 'Series, hooks and formats' },
      { path: '/youtubers-guide', line: 'Video titles and tags' },
      { path: '/social-media-guide', line: 'Hashtags and captions' },
      { path: '/email-marketing-guide', line: 'Subject lines to test against one another' },
      { path: '/course-creators-guide', line: 'Names for courses, modules and lessons' },
    ],
  },
  {
    title: 'Names',
    guides: [
      { path: '/domainers-guide', line: 'Names with every ending, ready to look up' },
      { path: '/brand-builders-guide', line: 'Names made of roots, beginnings and endings' },
      { path: '/app-developers-guide', line: 'App names, store keywords and test data' },
    ],
  },
  {
    title: 'People and occasions',
    guides: [
      { path: '/event-planners-guide', line: 'Themes, names and invitations' },
      { path: '/resume-writers-guide', line: 'Verbs, skills and results in one line' },
    ],
  },
]

/** What one does with a guide. */
export function toGuideLine(path: GuidePath): string {
  return GUIDE_GROUPS.flatMap(({ guides }) => guides).find((guide) => guide.path === path)?.line ?? ''
}
