import { LibraryError } from '../library-error.ts'
import { ADDRESS_TEXTS as T } from './texts.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Refuses http except on loopback, because anyone could read the token. @throws {LibraryError} */
export function toAddress(text: string): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new LibraryError(T.unreadable(text))
  const { origin, protocol, hostname } = url
  if (protocol === 'http:' && !LOOPBACK.test(hostname)) throw new LibraryError(T.unsafe(origin))
  if (url.href !== `${origin}/`) throw new LibraryError(T.more(origin))
  return origin
}
