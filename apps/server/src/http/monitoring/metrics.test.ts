import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

const TOKEN = 'warp-and-weft-0123456789'
const METRICS = '/metrics'

describe('the metrics', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'are served to this machine without a token: %s',
    async (remoteAddress) => {
      await using app = await anApp()
      const answer = await app.inject({ url: METRICS, remoteAddress })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('wordloom_build_info{')
    },
  )

  it.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    [
      'another machine that sends Host: localhost',
      { remoteAddress: '10.0.0.2', headers: { host: 'localhost' } },
    ],
    ['a client with X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a client with Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a client with X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a page whose host name points here', { headers: { host: 'rebound.example' } }],
  ])('are hidden from %s', async (_whom, request) => {
    await using app = await anApp()
    const answer = await app.inject({ url: METRICS, ...request })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  it.each([
    ['PUBLIC_URL', 'https://words.example'],
    ['TRUST_PROXY', 'loopback'],
  ])('are hidden without a token when there may be a proxy: %s', async (setting, value) => {
    await using app = await anApp({ settings: { [setting]: value } })
    expect((await app.inject(METRICS)).statusCode).toBe(404)
  })

  it('are served from anywhere to a client with the token', async () => {
    const settings = { METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://words.example' }
    await using app = await anApp({ settings })
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.7' }
    const answer = await app.inject({ url: METRICS, remoteAddress: '192.0.2.7', headers })
    expect(answer.statusCode).toBe(200)
  })

  it.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, `Basic ${TOKEN}`, TOKEN])(
    'are refused even to this machine with the authorization %s',
    async (authorization) => {
      await using app = await anApp({ settings: { METRICS_TOKEN: TOKEN } })
      const answer = await app.inject({ url: METRICS, headers: { ...(authorization && { authorization }) } })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="metrics"')
    },
  )
})
