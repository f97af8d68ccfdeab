import type { FastifyRequest } from 'fastify'
import { addressOf, networkOf } from './network-address.ts'

const MAX_USER_AGENT_CHARACTERS = 300

/** Who sends a request, as far as the network tells. */
export interface Client {
  readonly address: string
  /** What limits count by: the address, of IPv6 the 64 bits that one subscriber holds. */
  readonly network: string
  readonly userAgent: string
  /** Marks the browser: known to an account once it has signed in there. */
  readonly deviceToken: string
  /** By how much more often than elsewhere the network may try. */
  readonly networkFactor: number
}

export function toClient(
  request: FastifyRequest,
  cookies: { readonly device: string },
  toNetworkFactor: (request: FastifyRequest) => number,
): Client {
  const userAgent = (request.headers['user-agent'] ?? '').replace(/[^ -~]/g, '')
  return {
    address: addressOf(request),
    network: networkOf(request),
    userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARACTERS),
    get deviceToken() {
      return cookies.device
    },
    get networkFactor() {
      return toNetworkFactor(request)
    },
  }
}
