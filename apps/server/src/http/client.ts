import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

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
  const address = addressOf(request)
  const userAgent = (request.headers['user-agent'] ?? '').replace(/[^ -~]/g, '')
  return {
    address,
    network: isIPv6(address) ? toSubnet(address) : address,
    userAgent: userAgent.slice(0, MAX_USER_AGENT_CHARACTERS),
    get deviceToken() {
      return cookies.device
    },
    get networkFactor() {
      return toNetworkFactor(request)
    },
  }
}

/** Where a request comes from. Empty when the connection is gone already. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return ip?.replace(/^::ffff:(?=[\d.]+$)/, '') ?? ''
}

/** @example toSubnet('2001:db8::1') // '2001:db8:0:0::/64' */
function toSubnet(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
