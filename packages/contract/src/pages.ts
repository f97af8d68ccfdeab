/** The guides, each for one kind of work, in the order in which they are listed. */
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

/** Pages that search engines are told of. */
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

/** Every page that anybody may open: prerendering and the accessibility test read this list. */
export const PUBLIC_PATHS = [
  ...INDEXED_PATHS,
  '/forgot-password',
  '/login',
  '/reset-password',
  '/signup',
] as const

/** Pages for people who are signed in, or half so. They are prerendered too, up to what needs to know who asks. */
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

/** The page that shows the mails of demo mode. */
export const DEMO_MAIL_PATH = '/dev/mail'

/** Pages whose address holds what they show. One page built without content stands for all. */
export const PATHS_WITH_PARAMETERS = ['/projects/:id'] as const
