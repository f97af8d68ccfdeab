import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { anApp, SCRIPT } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HASHED = '/assets/page-Bhs32pOU.js'

describe('a built file', () => {
  let app: Awaited<ReturnType<typeof anApp>>
  beforeAll(async () => {
    app = await anApp()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  it('is cached forever when its name contains a hash of its content', async () => {
    const { headers, body } = await app.inject(HASHED)
    expect(body).toBe(SCRIPT)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/i)
  })

  it('is revalidated when its name has no hash, like the service worker', async () => {
    const first = await app.inject('/service-worker.js')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each(['br', 'gzip'])('is sent as it was compressed at build time: %s', async (encoding) => {
    const { headers, rawPayload } = await app.inject({
      url: HASHED,
      headers: { 'accept-encoding': encoding },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['cache-control']).toContain('immutable')
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 10)
  })

  it("is sent uncompressed when the build didn't compress it or the client accepts no compression", async () => {
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
  ])('has the right content type: %s', async (url, type) => {
    expect((await app.inject(url)).headers['content-type']).toBe(type)
  })

  it('F09 is a download when it is a sample', async () => {
    const { headers } = await app.inject('/samples/words.csv')
    expect(headers['content-disposition']).toBe('attachment; filename="words.csv"')
    expect((await app.inject(HASHED)).headers['content-disposition']).toBeUndefined()
  })

  it('is still served after the file is deleted', async () => {
    const url = '/service-worker.js'
    const first = await app.inject(url)
    await rm(join(app.webRoot, url))
    const again = await app.inject(url)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([200, SCRIPT, first.headers.etag])
  })

  it('has a content security policy, in case it runs as a worker', async () => {
    const policy = (await app.inject(HASHED)).headers['content-security-policy']
    expect(policy).toContain("script-src 'self';")
  })
})
