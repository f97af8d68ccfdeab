import type { GuidePath } from '@wordloom/contract'

export interface ListedGuide {
  readonly path: GuidePath
  readonly name: string
  readonly heading: string
}

interface GuideGroup {
  readonly title: string
  readonly guides: readonly ListedGuide[]
}

const GROUPS: readonly { readonly title: string; readonly paths: readonly GuidePath[] }[] = [
  {
    title: 'Search and advertising',
    paths: [
      '/google-ads-guide',
      '/ppc-agencies-guide',
      '/seo-guide',
      '/local-business-guide',
      '/affiliate-marketing-guide',
    ],
  },
  {
    title: 'Shops and products',
    paths: ['/ecommerce-guide', '/amazon-sellers-guide', '/print-on-demand-guide'],
  },
  {
    title: 'Writing and channels',
    paths: [
      '/bloggers-guide',
      '/content-creators-guide',
      '/youtubers-guide',
      '/social-media-guide',
      '/email-marketing-guide',
      '/course-creators-guide',
    ],
  },
  { title: 'Names', paths: ['/domainers-guide', '/brand-builders-guide'] },
  { title: 'Data and development', paths: ['/data-entry-guide', '/app-developers-guide'] },
  { title: 'People and occasions', paths: ['/event-planners-guide', '/resume-writers-guide'] },
]

export function groupGuides(guides: readonly ListedGuide[]): readonly GuideGroup[] {
  return GROUPS.map(({ title, paths }) => ({
    title,
    guides: paths.flatMap((path) => guides.filter((guide) => guide.path === path)),
  }))
}
