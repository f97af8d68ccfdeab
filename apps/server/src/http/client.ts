import type { FastifyRequest } from 'fastify'
import { addressOf, networkOf } from './network-address.ts'

const MAX_USER_AGENT_CHARACTERS = 300

export interface Client {
  readonly address: string
  /** The IPv4 address or IPv6 /64 network that rate limits count by. */
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
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
