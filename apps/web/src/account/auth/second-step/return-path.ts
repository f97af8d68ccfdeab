/** Parses the text like a browser, because `/\evil.example` leads to another host. */
export function toOwnPath(text: string | null, origin: string): string {
  if (text === null || !text.startsWith('/')) return '/'
  const url = URL.parse(text, origin)
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}
