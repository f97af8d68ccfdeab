import { BlockList, isIP } from 'node:net'
import { isLoopback } from '../http/client/loopback.ts'
import { PROXY_RANGES } from '../http/client/network-address.ts'

export class SettingError extends Error {
  override readonly name = 'SettingError'
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export function toWholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

export function toAmount(text: string): number | null {
  return text === 'unlimited' ? Number.POSITIVE_INFINITY : toWholeNumber(text, 0, 999_999)
}

export function toHost(text: string): string | null {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : null
}

export function toOrigin(text: string): URL | null {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url : null
}

export function toUrl(text: string, schemes: readonly string[]): URL | null {
  const url = URL.parse(text)
  return url !== null && schemes.includes(url.protocol.slice(0, -1)) ? url : null
}

/** Requires HTTPS except on this machine: an eavesdropper could answer instead. */
export function toServiceUrl(text: string): URL | null {
  const url = toUrl(text, ['https', 'http'])
  if (url === null || url.hostname === '' || url.search !== '' || url.hash !== '' || url.username !== '')
    return null
  return url.protocol === 'https:' || isLoopback(url.hostname) ? url : null
}

export function toLogLevel(text: string): LogLevel | null {
  return LOG_LEVELS.find((level) => level === text) ?? null
}

export function toToken(text: string): string | null {
  return /^[\w.~+/=-]{16,200}$/.test(text) ? text : null
}

export function toProxies(text: string): string[] | null {
  const proxies = text.split(',').map((proxy) => proxy.trim())
  return proxies.every((proxy) => Object.hasOwn(PROXY_RANGES, proxy) || isAddressOrRange(proxy))
    ? proxies
    : null
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.split('/', 2)
  const version = isIP(address)
  if (version === 0 || prefix === undefined) return version !== 0
  // Refuse the prefix 0, which would trust everybody's headers.
  if (!/^[1-9]\d{0,2}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}
