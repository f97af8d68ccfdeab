import type { CombiningOptions, GuidePath } from '@wordloom/contract'

export interface ListedGuide {
  readonly path: GuidePath
  readonly name: string
  readonly heading: string
}

export interface GuideSample extends ListedGuide {
  readonly sample: { readonly words: readonly string[]; readonly options: Partial<CombiningOptions> }
}

interface GuideGroup<G> {
  readonly title: string
  readonly guides: readonly G[]
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

export function groupGuides<G extends ListedGuide>(guides: readonly G[]): readonly GuideGroup<G>[] {
  return GROUPS.map(({ title, paths }) => ({
    title,
    guides: paths.flatMap((path) => guides.filter((guide) => guide.path === path)),
  }))
}
