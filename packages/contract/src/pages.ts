/** Every page that anybody may open: routes, prerendering, the site map and the accessibility test read this list. */
export const PUBLIC_PATHS = ['/', '/login', '/signup', '/subscription'] as const
