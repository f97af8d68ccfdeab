import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net'

export const PROXY_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const DECORATED = /^(?:\[(?<inner>[^\]]*)\]|(?<plain>[\d.]+))(?::\d{1,5})?$/

interface Asked {
  /** The peer first, then the forwarded addresses, as Fastify reads them. */
  readonly ips?: readonly (string | undefined)[] | undefined
  readonly ip: string | undefined
}

/** Returns the last valid address, or an empty text if the connection is gone. */
export function addressOf({ ips, ip }: Asked): string {
  const addresses = (ips ?? [ip]).map((text) => toAddress(text ?? ''))
  return addresses.findLast((address) => address !== null) ?? ''
}

/** The IPv4 address or the IPv6 /64 network, which belongs to one subscriber. */
export function networkOf(asked: Asked): string {
  const address = addressOf(asked)
  return isIPv6(address) ? toSubnet(address) : address
}

/** The `ips` of a request that the framework hasn't heard of yet: the peer, trusted proxies, and what the last of them names. */
export function forwardedAddresses(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: (address: string | undefined) => boolean,
): readonly (string | undefined)[] {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = [socket.remoteAddress, ...forwarded.map((text) => text.trim()).reverse()]
  const last = addresses.findIndex((address) => !isTrusted(address))
  return addresses.slice(0, last < 0 ? undefined : last + 1)
}

/** @example toAddress('[::ffff:c633:6407]:80') // '198.51.100.7' */
export function toAddress(text: string): string | null {
  const { inner, plain } = DECORATED.exec(text)?.groups ?? {}
  const [bare = ''] = (inner ?? plain ?? text).split('%', 1)
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return null
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' })
  return address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

export function createTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const range of proxies.flatMap((proxy) => PROXY_RANGES[proxy] ?? [proxy])) {
    const [address = '', prefix] = range.split('/', 2)
    if (prefix === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (text) => {
    const address = toAddress(text ?? '')
    return address !== null && trusted.check(address, familyOf(address))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** @example toSubnet('2001:db8::1') // '2001:db8:0:0::/64' */
function toSubnet(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
