import type { FastifyRequest } from 'fastify'
import { addressOf, networkOf } from './network-address.ts'

const MAX_USER_AGENT_CHARACTERS = 300

export interface Client {
  readonly address: string
  /** The subject of rate limits: the IPv4 address or the IPv6 /64 network. */
  readonly network: string
  readonly userAgent: string
  /** Identifies the browser. An account knows it once it has signed in there. */
  readonly deviceToken: string
  /** Rate limits per network are multiplied by this. */
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
