import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { anApp } from '../testing/an-app.ts'

describe('a page', () => {
  it('carries the nonce of its own policy, and another one each time', async () => {
    await using app = await anApp()
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time++) {
      const { body, headers } = await app.inject('/')
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
      expect(nonce).toMatch(/^[\w+/]{22}==$/)
      expect(body).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('names itself by the address of the installation', async () => {
    await using app = await anApp({ settings: { PUBLIC_URL: 'https://words.example' } })
    expect((await app.inject('/signup')).body).toBe(
      '<link rel="canonical" href="https://words.example/signup">',
    )
  })

  it('is always asked for anew', async () => {
    await using app = await anApp()
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
  })

  it('goes out as small as the client takes it, and plain to whoever refuses that', async () => {
    await using app = await anApp()
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

  it('has one address: the one with a slash at its end leads to it', async () => {
    await using app = await anApp()
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
    await using app = await anApp()
    const { statusCode, body, headers } = await app.inject(url)
    expect({ statusCode, body, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      body: '<h1>Page Not Found</h1>',
      type: 'text/html; charset=utf-8',
    })
  })

  it('cannot be served before it is built, and the server says so', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' })
    await expect(createApp({ config, webRoot: '/nowhere' })).rejects.toThrow(/not built.*npm run build/)
  })
})
