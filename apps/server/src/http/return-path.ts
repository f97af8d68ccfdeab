import { MEMBER_PATHS, PUBLIC_PATHS } from '@wordloom/contract'

/** A placeholder host: a path that leaves it would leave any host. */
const ORIGIN = 'https://wordloom.invalid'

const PATHS = new Set<string>([...PUBLIC_PATHS, ...MEMBER_PATHS].filter((path) => !path.startsWith('/api/')))
const FOLDERS = ['/projects/']

/**
 * Returns one of our own paths with its query, or the home page. It parses the text like a browser does,
 * because the start of a text doesn't tell: `/\evil.example` leads to another host.
 */
export function toReturnPath(text: string | null | undefined): string {
  const url = text == null || !text.startsWith('/') ? null : URL.parse(text, ORIGIN)
  if (url === null || url.origin !== ORIGIN) return '/'
  const { pathname, search } = url
  const isOurs = PATHS.has(pathname) || FOLDERS.some((folder) => pathname.startsWith(folder))
  return isOurs ? `${pathname}${search}` : '/'
}
