import type { FastifyRequest } from 'fastify'

/** Navigations without a page, like bookmarks, are fine. Older browsers send `Origin` or `Referer`. */
export function isFromOwnOrigin(request: FastifyRequest, origin: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = request.headers.origin ?? request.headers.referer
  return source === undefined || isOwn(source, request, origin)
}

/** `Sec-Fetch-Site` and `Origin` must match if present. Requests with neither are not from browsers. */
export function isCrossSite(request: FastifyRequest, origin: string | null): boolean {
  const { 'sec-fetch-site': site, origin: source } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return source !== undefined && !isOwn(source, request, origin)
}

function isOwn(source: string, request: FastifyRequest, origin: string | null): boolean {
  const url = URL.parse(source)
  if (url === null) return false
  return origin === null ? url.host === request.host : url.origin === origin
}
