import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, SCRIPT } from '../testing/an-app.ts'

const HASHED = '/assets/page-Bhs32pOU.js'

describe('a file of the build', () => {
  let app: Awaited<ReturnType<typeof anApp>>
  beforeAll(async () => {
    app = await anApp()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it('is kept for ever when its name holds a digest of it', async () => {
    const { headers, body } = await app.inject(HASHED)
    expect(body).toBe(SCRIPT)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/i)
  })

  it('is asked for anew when its name stays, as that of the service worker', async () => {
    const first = await app.inject('/service-worker.js')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each(['br', 'gzip'])('goes out as it was compressed when built: %s', async (encoding) => {
    const { headers, rawPayload } = await app.inject({
      url: HASHED,
      headers: { 'accept-encoding': encoding },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['cache-control']).toContain('immutable')
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 10)
  })

  it('goes out as it is where the build has not packed it, or the client takes no packing', async () => {
    for (const [url, accepted, body] of [
      ['/samples/words.csv', 'gzip, br', 'red,fox\n'],
      [HASHED, 'identity', SCRIPT],
    ] as const) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
      expect([answer.body, answer.headers['content-encoding']]).toEqual([body, undefined])
      expect(answer.headers.vary).toBe('accept-encoding')
    }
  })

  it.each([
    ['/samples/words.csv', 'text/csv; charset=utf-8'],
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/guide.data', 'application/octet-stream'],
  ])('says what it is: %s', async (url, type) => {
    expect((await app.inject(url)).headers['content-type']).toBe(type)
  })

  it('F09 is downloaded, not shown, when it is a sample', async () => {
    const { headers } = await app.inject('/samples/words.csv')
    expect(headers['content-disposition']).toBe('attachment; filename="words.csv"')
    expect((await app.inject(HASHED)).headers['content-disposition']).toBeUndefined()
  })

  it('stays as it was when the server began to send it', async () => {
    const url = '/service-worker.js'
    const first = await app.inject(url)
    await rm(join(app.webRoot, url))
    const again = await app.inject(url)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([200, SCRIPT, first.headers.etag])
  })

  it('carries a policy for the worker that it may be run as', async () => {
    const policy = (await app.inject(HASHED)).headers['content-security-policy']
    expect(policy).toContain("script-src 'self';")
  })
})
