import { MEMBER_PATHS, PUBLIC_PATHS } from '@wordloom/contract'

/** Only its host matters: what leads away from it leads away from any. */
const ORIGIN = 'https://wordloom.invalid'

const PATHS = new Set<string>([...PUBLIC_PATHS, ...MEMBER_PATHS].filter((path) => !path.startsWith('/api/')))
const FOLDERS = ['/projects/']

/**
 * The page to come to after signing in: one of ours, with its query, or the first one. Decided by what a browser would make of
 * the text, not by how it begins: `/\evil.example` leads to another host.
 */
export function toReturnPath(text: string | null | undefined): string {
  const url = text == null || !text.startsWith('/') ? null : URL.parse(text, ORIGIN)
  if (url === null || url.origin !== ORIGIN) return '/'
  const { pathname, search } = url
  const isOurs = PATHS.has(pathname) || FOLDERS.some((folder) => pathname.startsWith(folder))
  return isOurs ? `${pathname}${search}` : '/'
}
