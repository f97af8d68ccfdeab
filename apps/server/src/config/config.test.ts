import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { SettingError } from './setting-values.ts'

describe('the settings', () => {
  it('all have defaults, which serve this machine only', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      trustedProxies: [],
      logLevel: 'info',
      metricsToken: null,
      freePlan: { columns: 3, savedLists: null, savedResults: null },
      accountLimits: { items: 10_000, bytes: 1024 ** 3 },
      dataFolder: resolve('data'),
      databaseUrl: null,
      mail: { smtpUrl: null, from: null },
      rdapBootstrap: null,
      supportEmail: null,
      identityProvider: null,
      payments: { kind: 'sandbox' },
      isSecondFactorDemanded: false,
      administrator: null,
      isDemo: true,
    })
  })

  it('count as unset when empty', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['HOST', 'not a host'],
    ['HOST', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/app'],
    ['PUBLIC_URL', 'https://user:secret@example.org'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'constructor'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_SECOND_FACTOR', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'sixteen with blanks'],
    ['FREE_PLAN_COLUMNS', '2'],
    ['FREE_PLAN_COLUMNS', '7'],
    ['DATABASE_URL', 'mysql://localhost/words'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'ann@loom.example, Words <words@loom.example>'],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: c@d.example'],
    ['SUPPORT_EMAIL', 'support'],
    ['SUPPORT_EMAIL', 'Help <help@loom.example>'],
    ['SUPPORT_EMAIL', 'help@loom.example, me@loom.example'],
    ['OIDC_ISSUER', 'http://login.example.org'],
    ['RDAP_BOOTSTRAP', 'http://data.iana.org/rdap/dns.json'],
    ['RDAP_BOOTSTRAP', 'on'],
    ['OIDC_ISSUER', 'https://login.example.org/?a=b'],
    ['PAYMENTS', 'paypal'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1, secret'],
    ['STRIPE_PRICE_MONTHLY', 'nine dollars'],
    ['STRIPE_API_BASE', 'http://api.example.org'],
    ['ADMIN_EMAIL', 'root'],
    ['ADMIN_PASSWORD', 'short'],
  ])('refuse %s=%s in one line that names the variable', (variable, value) => {
    const refuse = () => readConfig({ [variable]: value })
    expect(refuse).toThrow(SettingError)
    expect(refuse).toThrow(new RegExp(`^${variable} must be [^\\n]+$`))
  })

  it('accept proxies as addresses, ranges and named ranges', () => {
    const proxies = ['10.0.0.1', '172.16.0.0/12', 'fd00::/8', '::1', 'loopback']
    expect(readConfig({ TRUST_PROXY: proxies.join(', ') }).trustedProxies).toEqual(proxies)
  })

  it('keep secrets out of error messages', () => {
    expect(() => readConfig({ DATABASE_URL: 'https://u:geheim@host/db' })).toThrow(
      "DATABASE_URL must be a URL like postgres://user:password@host/database, but it isn't.",
    )
  })

  it.each([
    [{ OIDC_ISSUER: 'https://login.example.org' }, 'OIDC_ISSUER and OIDC_CLIENT_ID must be set together.'],
    [{ ADMIN_EMAIL: 'root@example.org' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
  ])('refuse half of a pair: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  it('name the identity provider after its host by default', () => {
    const settings = { OIDC_ISSUER: 'https://login.example.org/realms/a', OIDC_CLIENT_ID: 'words' }
    expect(readConfig(settings).identityProvider).toEqual({
      issuer: new URL('https://login.example.org/realms/a'),
      clientId: 'words',
      clientSecret: null,
      name: 'login.example.org',
    })
  })

  it.each([
    ['another machine can reach it', { HOST: '0.0.0.0' }],
    ['a proxy leads others to it', { PUBLIC_URL: 'https://words.example' }],
    ['its database is shared', { DATABASE_URL: 'postgres://localhost/words' }],
    ['it is in production', { NODE_ENV: 'production' }],
  ])('turn the demo off when %s', (_why, environment) => {
    expect(readConfig(environment).isDemo).toBe(false)
  })

  it("set a free account's columns and number of saved items, and the limits of every account", () => {
    expect(readConfig({ FREE_PLAN_COLUMNS: '6' }).freePlan.columns).toBe(6)
    expect(readConfig({ FREE_PLAN_SAVED_ITEMS: '0' }).freePlan).toMatchObject({
      savedLists: 0,
      savedResults: 0,
    })
    expect(readConfig({ FREE_PLAN_SAVED_ITEMS: 'unlimited' }).freePlan.savedLists).toBeNull()
    expect(() => readConfig({ FREE_PLAN_SAVED_ITEMS: 'many' })).toThrow('unlimited or a whole number')
    expect(readConfig({ ACCOUNT_ITEMS: '50', ACCOUNT_MEGABYTES: '2' }).accountLimits).toEqual({
      items: 50,
      bytes: 2 * 1024 * 1024,
    })
  })
})
