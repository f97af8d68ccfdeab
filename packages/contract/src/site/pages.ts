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

export const INDEXED_PATHS = [
  '/',
  '/about',
  '/api/docs',
  '/contact',
  '/faq',
  '/features',
  '/how-to-use',
  '/privacy',
  '/terms',
  ...GUIDE_PATHS,
] as const

/** Pages open to everybody. Prerendering and the accessibility test read this list. */
export const PUBLIC_PATHS = [
  ...INDEXED_PATHS,
  '/forgot-password',
  '/login',
  '/reset-password',
  '/signup',
] as const

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
export const PATHS_WITH_PARAMETERS = ['/projects/:id'] as const
