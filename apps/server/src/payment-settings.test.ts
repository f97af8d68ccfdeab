import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { SettingError } from './setting-error.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_signing',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_YEARLY: 'price_yearly',
}
const STRIPE = {
  kind: 'stripe',
  secretKey: 'sk_test_secret',
  publishableKey: 'pk_test_public',
  webhookSecrets: ['whsec_signing'],
  prices: { monthly: 'price_monthly', yearly: 'price_yearly' },
  apiBase: null,
}
const PRODUCTION = { NODE_ENV: 'production' }

const paymentsOf = (environment: Record<string, string>) => readConfig(environment).payments

describe('payments', () => {
  it('are tried in a sandbox where there are no keys, and off in production', () => {
    expect(paymentsOf({})).toEqual({ kind: 'sandbox' })
    expect(paymentsOf(PRODUCTION)).toEqual({ kind: 'off' })
  })

  it('go by Stripe where its keys are set', () => {
    expect(paymentsOf(KEYS)).toEqual(STRIPE)
    expect(paymentsOf({ ...KEYS, ...PRODUCTION, PAYMENTS: 'stripe' })).toEqual(STRIPE)
  })

  it('may be turned off or tried although there are keys', () => {
    expect(paymentsOf({ ...KEYS, PAYMENTS: 'off' })).toEqual({ kind: 'off' })
    expect(paymentsOf({ ...KEYS, PAYMENTS: 'sandbox' })).toEqual({ kind: 'sandbox' })
  })

  it('are never tried in production', () => {
    const refuse = () => paymentsOf({ ...PRODUCTION, PAYMENTS: 'sandbox' })
    expect(refuse).toThrow(SettingError)
    expect(refuse).toThrow(/^PAYMENTS must not be sandbox in production[^\n]+$/)
  })

  it.each(Object.keys(KEYS))('need %s beside the other keys', (missing) => {
    const refuse = () => paymentsOf({ ...KEYS, [missing]: '' })
    expect(refuse).toThrow(SettingError)
    expect(refuse).toThrow(`Payments by Stripe need all five keys: ${missing} must be set, too.`)
  })

  it('name every key that is missing', () => {
    expect(() => paymentsOf({ PAYMENTS: 'stripe' })).toThrow(Object.keys(KEYS).join(', '))
  })

  it('tell two plans apart', () => {
    const refuse = () => paymentsOf({ ...KEYS, STRIPE_PRICE_YEARLY: KEYS.STRIPE_PRICE_MONTHLY })
    expect(refuse).toThrow('must be different prices')
  })

  it('know both signing secrets while one takes the place of the other', () => {
    expect(paymentsOf({ ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' })).toMatchObject({
      webhookSecrets: ['whsec_old', 'whsec_new'],
    })
  })

  it('reach Stripe elsewhere where that is said', () => {
    expect(paymentsOf({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:4100' })).toMatchObject({
      apiBase: new URL('http://127.0.0.1:4100'),
    })
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])(
    'keep what stands in %s out of what they say',
    (variable) => {
      const refuse = () => paymentsOf({ ...KEYS, [variable]: 'geheim' })
      expect(refuse).toThrow(/^(?!.*geheim).+$/)
    },
  )
})
