import type { FastifyRequest } from 'fastify'

/** Whether a host name or address means the machine it is used on. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return address === 'localhost' || address === '::1' || /^127(\.\d{1,3}){3}$/.test(address)
}

/**
 * Whether a request names this machine as such. A page from elsewhere can let the name of its own host lead here, and is of one
 * origin with what it then asks; what only the machine's owner may see is not told under such a name.
 */
export function isAskedAsLoopback(request: FastifyRequest): boolean {
  return isLoopback(request.hostname)
}
