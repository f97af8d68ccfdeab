import type { FastifyInstance } from 'fastify'

/** The one policy that the pages may name lets script addresses of their own origin pass. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types wordloom']

/** As far as the payment provider's code keeps to them nobody can know: what it does otherwise is reported, not refused. */
const STRIPE_TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types wordloom default']

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

const OPEN_FEATURES = ['clipboard-write=(self)', 'fullscreen=(self)']

const PERMISSIONS = toPermissions(CLOSED_FEATURES, OPEN_FEATURES)

/** For answers that are no documents. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** What the payment provider asks for (docs.stripe.com/security/guide): its code, its fields in frames, and its API. */
const STRIPE = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  calls: ' https://api.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/** What a document holds that is not its own. */
type Guest = 'frames' | 'stripe'

interface PolicySettings {
  readonly isSecure: boolean
  /** The digests of the scripts that stand in the document. */
  readonly scripts?: readonly string[]
  /** `frames`: others of our own, in frames. `stripe`: the payment provider's code. */
  readonly guest?: Guest | undefined
}

/** For documents and for scripts: a worker is bound by the policy it was delivered with. */
export function documentPolicy({ isSecure, scripts = [], guest }: PolicySettings): string {
  const stripe = guest === 'stripe' ? STRIPE : null
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}${stripe?.scripts ?? ''}`,
    "style-src 'self'",
    // Pictures of people are where their identity provider keeps them.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${stripe?.calls ?? ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `frame-src ${stripe?.frames ?? (guest === 'frames' ? "'self'" : "'none'")}`,
    ...(stripe === null ? TRUSTED_TYPES : []),
  ]
  return [...directives, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** Headers of a document, over those of every answer; undefined for one that must not be sent. */
export function documentHeaders(settings: PolicySettings): Readonly<Record<string, string | undefined>> {
  const policy = { 'content-security-policy': documentPolicy(settings) }
  if (settings.guest !== 'stripe') return policy
  return {
    ...policy,
    'content-security-policy-report-only': STRIPE_TRUSTED_TYPES.join('; '),
    // The provider's frames do not ask to be embedded, and wallets open windows that answer.
    'cross-origin-embedder-policy': undefined,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': toPermissions(
      CLOSED_FEATURES.filter((feature) => feature !== 'payment'),
      [...OPEN_FEATURES, 'payment=(self "https://js.stripe.com")'],
    ),
  }
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

function toPermissions(closed: readonly string[], open: readonly string[]): string {
  return [...closed.map((feature) => `${feature}=()`), ...open].join(', ')
}
