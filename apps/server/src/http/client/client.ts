import type { FastifyRequest } from 'fastify'
import type { Client } from '../../ports/client.ts'
import { addressOf, networkOf } from './network-address.ts'

const MAX_USER_AGENT_CHARACTERS = 300

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
