import type { FastifyRequest } from 'fastify'

/**
 * Whether a navigation comes from our own pages or from no page at all. Browsers send `Sec-Fetch-Site`; older
 * ones send `Origin` or `Referer`, which must match `origin` or, if that is null, the requested host.
 */
export function isFromOwnOrigin(request: FastifyRequest, origin: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = request.headers.origin ?? request.headers.referer
  return source === undefined || isOwn(source, request, origin)
}

/**
 * Whether a page of another origin made the request. Both `Sec-Fetch-Site` and `Origin` must deny it if
 * present. A request with neither comes from a client other than a browser.
 */
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
