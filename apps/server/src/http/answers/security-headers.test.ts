import { anApp } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STRIPE = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
}

const EVERYWHERE = {
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('clipboard-write=(self)'),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
}

describe('the security headers', () => {
  let app: Awaited<ReturnType<typeof anApp>>
  beforeAll(async () => {
    app = await anApp()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it.each([
    ['a page', '/'],
    ['a missing page', '/nowhere'],
    ['a script', '/assets/page-Bhs32pOU.js'],
    ['the API', '/api/entitlements'],
    ['a refused API request', '/api/nowhere'],
    ['a redirect', '/api/login'],
    ['a health endpoint', '/healthz'],
    ['a URL that cannot be decoded', '/%zz'],
  ])('are sent with %s', async (_what, url) => {
    expect((await app.inject(url)).headers).toMatchObject(EVERYWHERE)
  })

  it('allow only the inline scripts of the build, no eval and no foreign origins', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'; /)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types wordloom")
    expect(policy.replace("img-src 'self' data: blob: https:;", '')).not.toMatch(/unsafe|https?:|\*/)
  })

  it('turn on HSTS only for a site on HTTPS', async () => {
    await using secure = await anApp({ settings: { PUBLIC_URL: 'https://words.example' } })
    const { headers } = await secure.inject('/')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the plans page', () => {
  const headersOf = async (path: string, settings: Record<string, string>) => {
    await using app = await anApp({ settings })
    const headers: Record<string, unknown> = (await app.inject(path)).headers
    const policy = String(headers['content-security-policy'])
    return {
      headers,
      directives: new Map(
        policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')] as const),
      ),
    }
  }

  it('allows the scripts, frames and API calls of Stripe if Stripe handles payments', async () => {
    const { directives, headers } = await headersOf('/subscription', STRIPE)
    expect(directives.get('default-src')).toBe("'none'")
    expect(directives.get('script-src')).toBe("'self' https://js.stripe.com https://*.js.stripe.com")
    expect(directives.get('frame-src')).toBe(
      'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    )
    expect(directives.get('connect-src')).toBe("'self' https://api.stripe.com")
    expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['cross-origin-embedder-policy']).toBeUndefined()
  })

  it('reports violations of Trusted Types instead of blocking them', async () => {
    const { directives, headers } = await headersOf('/subscription', STRIPE)
    expect(directives.has('require-trusted-types-for')).toBe(false)
    expect(headers['content-security-policy-report-only']).toBe(
      "require-trusted-types-for 'script'; trusted-types wordloom default",
    )
  })

  it.each([
    ['any other page', '/', STRIPE],
    ['a missing page', '/subscription/x', STRIPE],
    ['the plans page with sandbox payments', '/subscription', {}],
    ['the plans page without payments', '/subscription', { PAYMENTS: 'off' }],
  ])('allows no Stripe on %s', async (_, path, settings) => {
    const { directives, headers } = await headersOf(path, settings)
    expect([...directives.values()].join(' ')).not.toContain('stripe')
    expect(directives.get('require-trusted-types-for')).toBe("'script'")
    expect(headers['content-security-policy-report-only']).toBeUndefined()
    expect(headers['permissions-policy']).toContain('payment=()')
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless')
  })
})
