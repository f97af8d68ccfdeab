import type { FastifyInstance } from 'fastify'

/** The one policy that the pages may name: it lets script addresses of their own origin pass. */
const TRUSTED_TYPES_POLICY = 'wordloom'

const CLOSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const PERMISSIONS = [
  ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
  'fullscreen=(self)',
].join(', ')

/** For answers that are no documents. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

interface PolicySettings {
  readonly isSecure: boolean
  readonly nonce?: string
  /** Whether the document may show others of our own in frames. */
  readonly frames?: boolean
}

/** For documents and, without a nonce, for scripts: a worker is bound by the policy it was delivered with. */
export function documentPolicy({ isSecure, nonce, frames = false }: PolicySettings): string {
  const inline = nonce === undefined ? '' : ` 'nonce-${nonce}'`
  const directives = [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    // Pictures of people are where their identity provider keeps them.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `frame-src ${frames ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ]
  return [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** Headers of every answer, also of those that never reach a route. `isSecure`: people come by https. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Sends the headers with every answer; what a route has set itself stands. */
export function sendSecurityHeaders(app: FastifyInstance, isSecure: boolean): void {
  const headers = securityHeaders(isSecure)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
