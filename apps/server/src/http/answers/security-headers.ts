const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types wordloom']

/** Violations are only reported: Stripe's code may not always follow Trusted Types. */
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

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Sources that Stripe requires (docs.stripe.com/security/guide). */
const STRIPE = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  calls: ' https://api.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

type Guest = 'frames' | 'stripe'

interface PolicySettings {
  readonly isSecure: boolean
  readonly scripts?: readonly string[]
  readonly guest?: Guest | undefined
}

/** For documents and for scripts, since a worker has the policy of its script. */
export function documentPolicy({ isSecure, scripts = [], guest }: PolicySettings): string {
  const stripe = guest === 'stripe' ? STRIPE : null
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}${stripe?.scripts ?? ''}`,
    "style-src 'self'",
    // Profile pictures come from identity providers.
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

/** Overrides the headers of every answer. Undefined removes one. */
export function documentHeaders(settings: PolicySettings): Readonly<Record<string, string | undefined>> {
  const policy = { 'content-security-policy': documentPolicy(settings) }
  if (settings.guest !== 'stripe') return policy
  return {
    ...policy,
    'content-security-policy-report-only': STRIPE_TRUSTED_TYPES.join('; '),
    // Stripe's frames don't opt in to being embedded, and wallets open windows that answer.
    'cross-origin-embedder-policy': undefined,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': toPermissions(
      CLOSED_FEATURES.filter((feature) => feature !== 'payment'),
      [...OPEN_FEATURES, 'payment=(self "https://js.stripe.com")'],
    ),
  }
}

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

function toPermissions(closed: readonly string[], open: readonly string[]): string {
  return [...closed.map((feature) => `${feature}=()`), ...open].join(', ')
}
