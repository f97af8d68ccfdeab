import { resolve } from 'node:path'
import {
  Email,
  type Entitlements,
  entitlementsOf,
  MAX_COLUMNS,
  MIN_COLUMNS,
  NewPassword,
} from '@wordloom/contract'
import * as z from 'zod/mini'
import { parseSender } from '../features/mail/sender.ts'
import { isLoopback } from '../http/client/loopback.ts'
import { PROXY_RANGES } from '../http/client/network-address.ts'
import { type PaymentSettings, readPaymentSettings } from './payment-settings.ts'
import { SECRET, withSecretFiles } from './secret-files.ts'
import {
  LOG_LEVELS,
  type LogLevel,
  SettingError,
  toAmount,
  toHost,
  toLogLevel,
  toOrigin,
  toProxies,
  toServiceUrl,
  toToken,
  toUrl,
  toWholeNumber,
} from './setting-values.ts'

export interface Config {
  readonly host: string
  readonly port: number
  readonly publicUrl: URL | null
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  readonly metricsToken: string | null
  readonly freePlan: Entitlements
  readonly accountLimits: { readonly items: number; readonly bytes: number }
  readonly dataFolder: string
  readonly databaseUrl: URL | null
  readonly mail: { readonly smtpUrl: URL | null; readonly from: string | null }
  readonly supportEmail: string | null
  readonly identityProvider: IdentityProviderSettings | null
  readonly rdapBootstrap: URL | null
  readonly payments: PaymentSettings
  readonly isSecondFactorDemanded: boolean
  readonly administrator: { readonly email: string; readonly password: string } | null
  /** On the user's own machine: shows what a server must hide to the person who opened the demo link. */
  readonly isDemo: boolean
}

interface IdentityProviderSettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string | null
  readonly name: string
}

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(given: Environment): Config {
  const environment = withSecretFiles(given)
  const read = <Value>(variable: string, parse: (text: string) => Value | null, expected: string) => {
    const text = environment[variable]?.trim()
    if (text === undefined || text === '') return null
    const value = parse(text)
    if (value !== null) return value
    const is = SECRET.has(variable) ? "it isn't" : `it is ${JSON.stringify(text)}`
    throw new SettingError(`${variable} must be ${expected}, but ${is}.`)
  }
  const readText = (variable: string) => read(variable, (text) => text, 'a text')

  const columns = read(
    'FREE_PLAN_COLUMNS',
    (text) => toWholeNumber(text, MIN_COLUMNS, MAX_COLUMNS),
    `a whole number from ${MIN_COLUMNS} to ${MAX_COLUMNS}`,
  )
  const savedItems = toSavedItems(
    read('FREE_PLAN_SAVED_ITEMS', toAmount, 'unlimited or a whole number from 0 to 999999'),
  )
  const isProduction = environment['NODE_ENV'] === 'production'
  const host = read('HOST', toHost, 'a host name or an IP address') ?? '127.0.0.1'
  const publicUrl = read('PUBLIC_URL', toOrigin, 'an http or https URL without a path')
  const databaseUrl = read(
    'DATABASE_URL',
    (text) => toUrl(text, ['postgres', 'postgresql']),
    'a URL like postgres://user:password@host/database',
  )
  return {
    host,
    port: read('PORT', (text) => toWholeNumber(text, 0, 65_535), 'a whole number from 0 to 65535') ?? 3000,
    publicUrl,
    trustedProxies:
      read(
        'TRUST_PROXY',
        toProxies,
        `addresses, ranges (10.0.0.0/8) or ${Object.keys(PROXY_RANGES).join(', ')}`,
      ) ?? [],
    metricsToken: read('METRICS_TOKEN', toToken, 'at least 16 letters, digits or characters of -._~+/='),
    logLevel: read('LOG_LEVEL', toLogLevel, `one of ${LOG_LEVELS.join(', ')}`) ?? 'info',
    freePlan: { ...entitlementsOf('free'), ...(columns !== null && { columns }), ...savedItems },
    accountLimits: {
      items:
        read('ACCOUNT_ITEMS', (text) => toWholeNumber(text, 1, 999_999), 'a whole number from 1 to 999999') ??
        10_000,
      bytes:
        (read(
          'ACCOUNT_MEGABYTES',
          (text) => toWholeNumber(text, 1, 999_999),
          'a whole number from 1 to 999999',
        ) ?? 1024) *
        1024 *
        1024,
    },
    dataFolder: resolve(readText('DATA_DIR') ?? 'data'),
    databaseUrl,
    mail: {
      smtpUrl: read('SMTP_URL', (text) => toUrl(text, ['smtp', 'smtps']), 'a URL like smtp://host:587'),
      from: read(
        'MAIL_FROM',
        (text) => (parseSender(text) === null ? null : text),
        'an address like Wordloom <words@example.org>',
      ),
    },
    supportEmail: read('SUPPORT_EMAIL', (text) => parsed(Email, text), 'an email address'),
    identityProvider: toIdentityProvider({
      issuer: read('OIDC_ISSUER', toServiceUrl, 'an https URL (http only on this machine)'),
      clientId: readText('OIDC_CLIENT_ID'),
      clientSecret: readText('OIDC_CLIENT_SECRET'),
      name: readText('OIDC_NAME'),
    }),
    rdapBootstrap: read('RDAP_BOOTSTRAP', toServiceUrl, 'an https URL (http only on this machine)'),
    payments: readPaymentSettings(read, { isProduction }),
    isSecondFactorDemanded:
      read(
        'ADMIN_SECOND_FACTOR',
        (text) => (text === 'required' || text === 'optional' ? text : null),
        'required or optional',
      ) === 'required',
    administrator: toAdministrator(
      read('ADMIN_EMAIL', (text) => parsed(Email, text), 'an email address'),
      read('ADMIN_PASSWORD', (text) => parsed(NewPassword, text), 'a password of 8 to 128 characters'),
    ),
    isDemo:
      isLoopback(host) &&
      // Behind a proxy, the server listens on loopback too.
      (publicUrl === null || isLoopback(publicUrl.hostname)) &&
      databaseUrl === null &&
      !isProduction,
  }
}

function toIdentityProvider(
  parts: {
    readonly [Part in keyof IdentityProviderSettings]: IdentityProviderSettings[Part] | null
  },
): IdentityProviderSettings | null {
  const { issuer, clientId, clientSecret, name } = parts
  if (issuer === null && clientId === null) return null
  if (issuer === null || clientId === null) {
    throw new SettingError('OIDC_ISSUER and OIDC_CLIENT_ID must be set together.')
  }
  return { issuer, clientId, clientSecret, name: name ?? issuer.hostname }
}

function toSavedItems(amount: number | null): Partial<Entitlements> {
  if (amount === null) return {}
  const most = Number.isFinite(amount) ? amount : null
  return { savedLists: most, savedResults: most }
}

function toAdministrator(email: string | null, password: string | null): Config['administrator'] {
  if (email === null && password === null) return null
  if (email === null || password === null) {
    throw new SettingError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.')
  }
  return { email, password }
}

function parsed(schema: typeof Email | typeof NewPassword, text: string): string | null {
  const outcome = z.safeParse(schema, text)
  return outcome.success ? outcome.data : null
}
