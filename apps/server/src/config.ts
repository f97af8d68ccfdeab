import { BlockList, isIP } from 'node:net'
import { type Entitlements, entitlementsOf, MAX_COLUMNS, MIN_COLUMNS } from '@wordloom/contract'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']

export interface Config {
  readonly host: string
  /** 0 lets the system choose a free one. */
  readonly port: number
  /** Where people reach the product, when that differs from where the server listens. */
  readonly publicUrl: URL | null
  /** Addresses whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly freePlan: Entitlements
}

/** A setting that the server cannot start with. */
export class SettingError extends Error {
  override readonly name = 'SettingError'

  constructor(variable: string, value: string, expected: string) {
    super(`${variable} must be ${expected}, but it is ${JSON.stringify(value)}.`)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads every setting. @throws {SettingError} at the first that makes no sense. */
export function readConfig(environment: Environment): Config {
  const read = <Value>(variable: string, parse: (text: string) => Value | null, expected: string) => {
    const text = environment[variable]?.trim()
    if (text === undefined || text === '') return null
    const value = parse(text)
    if (value === null) throw new SettingError(variable, text, expected)
    return value
  }
  const columns = read(
    'FREE_PLAN_COLUMNS',
    (text) => toWholeNumber(text, MIN_COLUMNS, MAX_COLUMNS),
    `a whole number from ${MIN_COLUMNS} to ${MAX_COLUMNS}`,
  )
  return {
    host: read('HOST', toHost, 'a host name or an IP address') ?? '127.0.0.1',
    port: read('PORT', (text) => toWholeNumber(text, 0, 65_535), 'a whole number from 0 to 65535') ?? 3000,
    publicUrl: read('PUBLIC_URL', toOrigin, 'an http or https address without a path'),
    trustedProxies:
      read('TRUST_PROXY', toProxies, `addresses, ranges (10.0.0.0/8) or ${PROXY_RANGES.join(', ')}`) ?? [],
    logLevel: read('LOG_LEVEL', toLogLevel, `one of ${LOG_LEVELS.join(', ')}`) ?? 'info',
    freePlan: columns === null ? entitlementsOf('free') : { columns },
  }
}

function toWholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

function toHost(text: string): string | null {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : null
}

function toOrigin(text: string): URL | null {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url : null
}

function toLogLevel(text: string): Config['logLevel'] | null {
  return LOG_LEVELS.find((level) => level === text) ?? null
}

function toProxies(text: string): string[] | null {
  const proxies = text.split(',').map((proxy) => proxy.trim())
  return proxies.every((proxy) => PROXY_RANGES.includes(proxy) || isAddressOrRange(proxy)) ? proxies : null
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.split('/', 2)
  const version = isIP(address)
  if (version === 0 || prefix === undefined) return version !== 0
  if (!/^\d{1,3}$/.test(prefix)) return false
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4')
    return true
  } catch {
    return false
  }
}
