import { describe, expect, it } from 'vitest'
import { anApp, SCRIPT } from '../testing/an-app.ts'

const HASHED = '/assets/page-Bhs32pOU.js'

describe('a file of the build', () => {
  it('is kept for ever when its name holds a digest of it', async () => {
    await using app = await anApp()
    const { headers, body } = await app.inject(HASHED)
    expect(body).toBe(SCRIPT)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/i)
  })

  it('is asked for anew when its name stays, as that of the service worker', async () => {
    await using app = await anApp()
    const first = await app.inject('/service-worker.js')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each(['br', 'gzip'])('goes out as it was compressed when built: %s', async (encoding) => {
    await using app = await anApp()
    const { headers, rawPayload } = await app.inject({
      url: HASHED,
      headers: { 'accept-encoding': encoding },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['cache-control']).toContain('immutable')
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 10)
  })

  it('carries a policy for the worker that it may be run as', async () => {
    await using app = await anApp()
    const policy = (await app.inject(HASHED)).headers['content-security-policy']
    expect(policy).toContain("script-src 'self';")
  })
})
