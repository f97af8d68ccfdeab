import { MEMBER_PATHS, PUBLIC_PATHS } from '@wordloom/contract'

const ORIGIN = 'https://wordloom.invalid'

const PATHS = new Set<string>([...PUBLIC_PATHS, ...MEMBER_PATHS].filter((path) => !path.startsWith('/api/')))
const FOLDERS = ['/projects/']

/** Parses the text like a browser does: `/\evil.example` leads to another host. */
export function toReturnPath(text: string | null | undefined): string {
  const url = text == null || !text.startsWith('/') ? null : URL.parse(text, ORIGIN)
  if (url === null || url.origin !== ORIGIN) return '/'
  const { pathname, search } = url
  const isOurs = PATHS.has(pathname) || FOLDERS.some((folder) => pathname.startsWith(folder))
  return isOurs ? `${pathname}${search}` : '/'
}
