import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { anApp, HOME } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'

describe('a page', () => {
  let app: Awaited<ReturnType<typeof anApp>>
  beforeAll(async () => {
    app = await anApp()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it('allows its own inline scripts and no others', async () => {
    const { body, headers } = await app.inject('/')
    expect(body).toBe(HOME)
    const digest = createHash('sha256').update('weave()').digest('base64')
    expect(headers['content-security-policy']).toContain(` script-src 'self' 'sha256-${digest}'; `)
    const other = await app.inject('/login')
    expect(other.headers['content-security-policy']).toContain(" script-src 'self'; ")
  })

  it('has canonical links with the public URL', async () => {
    await using elsewhere = await anApp({ settings: { PUBLIC_URL: 'https://words.example' } })
    expect((await elsewhere.inject('/signup')).body).toBe(
      '<link rel="canonical" href="https://words.example/signup">',
    )
  })

  it('is always revalidated', async () => {
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['gzip', 'identity'])('is not sent again to a client that has it: %s', async (encoding) => {
    const ask = (known: string) =>
      app.inject({ url: '/', headers: { 'accept-encoding': encoding, 'if-none-match': known } })
    const { headers: first } = await ask('"other"')
    for (const known of [`${first.etag}`, `W/${first.etag}`, `"other", ${first.etag}`, '*']) {
      const { statusCode, body, headers } = await ask(known)
      expect([known, statusCode, body]).toEqual([known, 304, ''])
      expect(headers).toMatchObject({
        etag: first.etag,
        'cache-control': 'no-cache',
        'content-security-policy': first['content-security-policy'],
        vary: 'accept-encoding',
      })
    }
    const changed = await ask('"other"')
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, first.etag])
  })

  it('is sent with status 404 for a missing page, even when the ETag matches', async () => {
    const ask = (known: string) => app.inject({ url: '/nowhere', headers: { 'if-none-match': known } })
    const { headers } = await ask('"other"')
    expect((await ask(String(headers.etag))).statusCode).toBe(404)
  })

  it('is compressed as well as the client accepts, or not at all', async () => {
    const ask = (accepted: string) => app.inject({ url: '/login', headers: { 'accept-encoding': accepted } })
    const smallest = await ask('gzip, deflate, br')
    expect(smallest.headers['content-encoding']).toBe('br')
    expect(smallest.headers['vary']).toBe('accept-encoding')
    expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe('<h1>Sign in</h1>')
    const small = await ask('gzip, br;q=0')
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.rawPayload).toString()).toBe('<h1>Sign in</h1>')
    for (const accepted of ['gzip;q=0, br;q=0', 'identity', '']) {
      expect((await ask(accepted)).body).toBe('<h1>Sign in</h1>')
    }
  })

  it('has one URL: a trailing slash redirects to it', async () => {
    expect((await app.inject('/login')).statusCode).toBe(200)
    const { statusCode, headers } = await app.inject('/login/')
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location: '/login' })
    const link = await app.inject('/login/?returnTo=%2Faccount&a=?')
    expect(link.headers.location).toBe('/login?returnTo=%2Faccount&a=?')
  })

  it.each([
    '/no-such-page',
    '/404',
    '/404/index.html',
    '/.env',
    '/.git/config',
    '/assets/page-Bhs32pOU.js.map',
    '/assets/',
    '/../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cindex.html',
    '//evil.example/login/',
    '/index.html%00',
  ])('is not found at %s', async (url) => {
    const { statusCode, body, headers } = await app.inject(url)
    expect({ statusCode, body, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      body: '<h1>Page Not Found</h1>',
      type: 'text/html; charset=utf-8',
    })
  })

  it('has status 404 at the URL of a target that does not exist, and says so itself, so that it can hydrate', async () => {
    for (const path of ['/for/no-such-target', '/for/0', '/for/0/index.html']) {
      const { statusCode, body } = await app.inject(path)
      expect([path, statusCode, body]).toEqual([
        path,
        404,
        path.endsWith('l') ? '<h1>Page Not Found</h1>' : '<h1>No Target</h1>',
      ])
    }
    expect((await app.inject('/for/slug')).statusCode).toBe(200)
  })

  it('cannot be served before it is built, and the server says so', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' })
    await expect(createApp({ config, webRoot: '/nowhere' })).rejects.toThrow(/isn't built.*npm run build/)
  })
})
