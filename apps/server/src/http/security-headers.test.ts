import { describe, expect, it } from 'vitest'
import { anApp } from '../testing/an-app.ts'

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
  it.each([
    ['a page', '/'],
    ['a page that is not there', '/nowhere'],
    ['a script', '/assets/page-Bhs32pOU.js'],
    ['the API', '/api/entitlements'],
    ['a refusal of the API', '/api/nowhere'],
    ['a redirect', '/api/login'],
    ['a state of health', '/healthz'],
    ['an address that cannot be decoded', '/%zz'],
  ])('go with %s', async (_what, url) => {
    await using app = await anApp()
    expect((await app.inject(url)).headers).toMatchObject(EVERYWHERE)
  })

  it('allow no inline code, no code from text and no foreign origin', async () => {
    await using app = await anApp()
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-[^']+'; /,
    )
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types wordloom")
    expect(policy.replace("img-src 'self' data: blob: https:;", '')).not.toMatch(/unsafe|https?:|\*/)
  })

  it('ask for https from then on, and only where people come by https', async () => {
    await using secure = await anApp({ settings: { PUBLIC_URL: 'https://words.example' } })
    const { headers } = await secure.inject('/')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    await using local = await anApp()
    expect((await local.inject('/')).headers['strict-transport-security']).toBeUndefined()
  })
})
