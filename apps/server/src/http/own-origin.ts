import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from the product's own pages or from no page at all. Browsers say so in `Sec-Fetch-Site`;
 * older ones in `Origin` or `Referer`, which must then name `origin` or, without one, the host that was asked.
 */
export function isFromOwnOrigin(request: FastifyRequest, origin: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = request.headers.origin ?? request.headers.referer
  if (source === undefined) return true
  const url = URL.parse(source)
  if (url === null) return false
  return origin === null ? url.host === request.host : url.origin === origin
}
