import { TARGET_IDS, type TargetId } from '@wordloom/targets'

export const GUIDE_PATHS = [
  '/google-ads-guide',
  '/seo-guide',
  '/affiliate-marketing-guide',
  '/content-creators-guide',
  '/domainers-guide',
  '/ecommerce-guide',
  '/email-marketing-guide',
  '/social-media-guide',
  '/print-on-demand-guide',
  '/brand-builders-guide',
  '/app-developers-guide',
  '/amazon-sellers-guide',
  '/youtubers-guide',
  '/local-business-guide',
  '/ppc-agencies-guide',
  '/event-planners-guide',
  '/resume-writers-guide',
  '/course-creators-guide',
  '/bloggers-guide',
  '/data-entry-guide',
] as const
export type GuidePath = (typeof GUIDE_PATHS)[number]

export const TOOL_PATHS = [
  '/tools/campaigns',
  '/tools/negatives',
  '/tools/products',
  '/tools/tags',
  '/tools/domains',
  '/tools/clean',
  '/tools/compare',
  '/tools/ngrams',
] as const
export type ToolPath = (typeof TOOL_PATHS)[number]

const TARGET_PATH = '/for/:target'

export function toTargetPath(target: TargetId): string {
  return TARGET_PATH.replace(':target', target)
}

export const INDEXED_PATHS: readonly string[] = [
  '/',
  '/about',
  '/api/docs',
  '/contact',
  '/faq',
  '/features',
  '/how-to-use',
  '/privacy',
  '/terms',
  '/tools',
  ...TOOL_PATHS,
  ...TARGET_IDS.map(toTargetPath),
  ...GUIDE_PATHS,
]

/** Pages open to everybody. Prerendering and the accessibility test read this list. */
export const PUBLIC_PATHS: readonly string[] = [
  ...INDEXED_PATHS,
  '/forgot-password',
  '/login',
  '/reset-password',
  '/join',
  '/shared',
  '/signup',
]

/** Pages for signed-in users. They're prerendered without user data. */
export const MEMBER_PATHS = [
  '/account',
  '/admin',
  '/admin/audit-log',
  '/dashboard',
  '/projects',
  '/second-step',
  '/subscription',
  '/verify-email',
] as const

export const DEMO_MAIL_PATH = '/dev/mail'

/** A prerendered page without content serves every such URL. */
export const PATHS_WITH_PARAMETERS = ['/projects/:id', TARGET_PATH] as const

export const PRODUCT_TEXTS = {
  name: 'Wordloom',
  headline: 'Advanced List Building & Word Merging Tool',
  tagline: 'Build and manage keyword and phrase combinations in seconds',
  footer: 'Advanced word merging and list management',
  categories: ['SEO', 'PPC', 'Databases', 'Affiliate Marketing', 'Domaining', 'Ecommerce Pros'],
} as const
