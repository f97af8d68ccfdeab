/** Every page that anybody may open: routes, prerendering, the site map and the accessibility test read this list. */
export const PUBLIC_PATHS = [
  '/',
  '/about',
  '/api/docs',
  '/contact',
  '/faq',
  '/features',
  '/forgot-password',
  '/how-to-use',
  '/login',
  '/privacy',
  '/reset-password',
  '/signup',
  '/terms',
] as const

/** Pages for people who are signed in. They are prerendered too, up to what needs to know who asks. */
export const MEMBER_PATHS = [
  '/account',
  '/admin',
  '/admin/audit-log',
  '/dashboard',
  '/projects',
  '/subscription',
  '/verify-email',
] as const

/** The page that shows the mails of demo mode. */
export const DEMO_MAIL_PATH = '/dev/mail'

/** Pages whose address holds what they show. One page built without content stands for all. */
export const PATHS_WITH_PARAMETERS = ['/projects/:id'] as const
