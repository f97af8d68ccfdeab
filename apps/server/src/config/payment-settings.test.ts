import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { SettingError } from './setting-values.ts'

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
  it('use the sandbox without keys, and are off in production', () => {
    expect(paymentsOf({})).toEqual({ kind: 'sandbox' })
    expect(paymentsOf(PRODUCTION)).toEqual({ kind: 'off' })
  })

  it('use Stripe if its keys are set', () => {
    expect(paymentsOf(KEYS)).toEqual(STRIPE)
    expect(paymentsOf({ ...KEYS, ...PRODUCTION, PAYMENTS: 'stripe' })).toEqual(STRIPE)
  })

  it('can be off or in the sandbox despite keys', () => {
    expect(paymentsOf({ ...KEYS, PAYMENTS: 'off' })).toEqual({ kind: 'off' })
    expect(paymentsOf({ ...KEYS, PAYMENTS: 'sandbox' })).toEqual({ kind: 'sandbox' })
  })

  it('never use the sandbox in production', () => {
    const refuse = () => paymentsOf({ ...PRODUCTION, PAYMENTS: 'sandbox' })
    expect(refuse).toThrow(SettingError)
    expect(refuse).toThrow(/^PAYMENTS must not be sandbox in production[^\n]+$/)
  })

  it.each(Object.keys(KEYS))('need %s in addition to the other keys', (missing) => {
    const refuse = () => paymentsOf({ ...KEYS, [missing]: '' })
    expect(refuse).toThrow(SettingError)
    expect(refuse).toThrow(`Payments through Stripe need five settings. Set ${missing} too.`)
  })

  it('name every missing key', () => {
    expect(() => paymentsOf({ PAYMENTS: 'stripe' })).toThrow(Object.keys(KEYS).join(', '))
  })

  it('need different prices for the two plans', () => {
    const refuse = () => paymentsOf({ ...KEYS, STRIPE_PRICE_YEARLY: KEYS.STRIPE_PRICE_MONTHLY })
    expect(refuse).toThrow('must be different prices')
  })

  it('accept both signing secrets during a rotation', () => {
    expect(paymentsOf({ ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' })).toMatchObject({
      webhookSecrets: ['whsec_old', 'whsec_new'],
    })
  })

  it('use another Stripe URL if one is set', () => {
    expect(paymentsOf({ ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:4100' })).toMatchObject({
      apiBase: new URL('http://127.0.0.1:4100'),
    })
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])(
    'keep the value of %s out of error messages',
    (variable) => {
      const refuse = () => paymentsOf({ ...KEYS, [variable]: 'geheim' })
      expect(refuse).toThrow(/^(?!.*geheim).+$/)
    },
  )
})
