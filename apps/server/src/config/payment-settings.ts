import { PAYMENTS, type PaidPlan, type Payments } from '@wordloom/contract'
import { SettingError, toServiceUrl } from './setting-values.ts'

export type PaymentSettings =
  | { readonly kind: 'off' }
  | { readonly kind: 'sandbox' }
  | ({ readonly kind: 'stripe' } & StripeSettings)

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  /** Two are valid while one replaces the other. */
  readonly webhookSecrets: readonly string[]
  readonly prices: Readonly<Record<PaidPlan, string>>
  readonly apiBase: URL | null
}

type Read = <Value>(variable: string, parse: (text: string) => Value | null, expected: string) => Value | null

const KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const

export function readPaymentSettings(
  read: Read,
  { isProduction }: { isProduction: boolean },
): PaymentSettings {
  const asked = read('PAYMENTS', toPayments, `one of ${PAYMENTS.join(', ')}`)
  const keys = {
    // The prefixes guard against swapped keys, which would publish the secret one in every page.
    secretKey: read('STRIPE_SECRET_KEY', startingWith('sk_', 'rk_'), 'a key that begins with sk_ or rk_'),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', startingWith('pk_'), 'a key that begins with pk_'),
    webhookSecrets: read(
      'STRIPE_WEBHOOK_SECRET',
      toWebhookSecrets,
      'a secret that begins with whsec_, or several with commas between them',
    ),
    monthly: read('STRIPE_PRICE_MONTHLY', toId, 'the id of a price'),
    yearly: read('STRIPE_PRICE_YEARLY', toId, 'the id of a price'),
  }
  const apiBase = read('STRIPE_API_BASE', toServiceUrl, 'an https URL (http only on this machine)')
  const missing = KEYS.filter((_key, at) => Object.values(keys)[at] === null)
  const kind = asked ?? (missing.length < KEYS.length ? 'stripe' : isProduction ? 'off' : 'sandbox')
  if (kind === 'sandbox' && isProduction) {
    throw new SettingError(
      'PAYMENTS must not be sandbox in production: anyone could get any plan with a test card.',
    )
  }
  if (kind !== 'stripe') return { kind }

  const { secretKey, publishableKey, webhookSecrets, monthly, yearly } = keys
  if (
    secretKey === null ||
    publishableKey === null ||
    webhookSecrets === null ||
    monthly === null ||
    yearly === null
  ) {
    throw new SettingError(`Payments through Stripe need five settings. Set ${missing.join(', ')} too.`)
  }
  if (monthly === yearly) {
    throw new SettingError('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY must be different prices.')
  }
  return { kind, secretKey, publishableKey, webhookSecrets, prices: { monthly, yearly }, apiBase }
}

function toPayments(text: string): Payments | null {
  return PAYMENTS.find((each) => each === text) ?? null
}

function startingWith(...prefixes: readonly string[]) {
  return (text: string): string | null =>
    prefixes.some((prefix) => text.startsWith(prefix)) && toId(text) !== null ? text : null
}

function toWebhookSecrets(text: string): string[] | null {
  const secrets = text.split(',').map((secret) => secret.trim())
  return secrets.every((secret) => secret.startsWith('whsec_')) ? secrets : null
}

function toId(text: string): string | null {
  return /^\w+$/.test(text) ? text : null
}
