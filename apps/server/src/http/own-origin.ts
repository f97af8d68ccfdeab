import type { FastifyRequest } from 'fastify'

/**
 * Whether a navigation comes from the product's own pages or from no page at all. Browsers say so in `Sec-Fetch-Site`;
 * older ones in `Origin` or `Referer`, which must then name `origin` or, without one, the host that was asked.
 */
export function isFromOwnOrigin(request: FastifyRequest, origin: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = request.headers.origin ?? request.headers.referer
  return source === undefined || isOwn(source, request, origin)
}

/**
 * Whether a call was made by a page of another origin: what browsers send to tell, `Sec-Fetch-Site` and `Origin`, must both say
 * otherwise. A request with neither comes from no browser.
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
