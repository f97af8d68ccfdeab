import { BlockList, isIPv6 } from 'node:net'

/** Networks that aren't on the public internet. Source: the special-purpose registries of IANA (RFC 6890). */
const PRIVATE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Everything else in IPv6 is local, reserved, or leads to an IPv4 address. */
const GLOBAL_UNICAST = ['2000::', 3] as const
const PRIVATE_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of PRIVATE) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of PRIVATE_IPV6) closed.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_UNICAST, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
