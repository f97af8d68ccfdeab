import { once } from 'node:events'
import { connect } from 'node:net'
import { accounts, ErrorBody, sessions } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { RequestError } from '../../errors.ts'
import { TIME_LIMITS } from '../server.ts'

describe('an API error', () => {
  it.each([
    ['an unknown endpoint', 'GET', '/api/nowhere', 404, 'not_found'],
    ['a path without an endpoint', 'GET', '/api/', 404, 'not_found'],
    ['a method that an endpoint does not have', 'POST', '/api/entitlements', 405, 'method_not_allowed'],
    ['a method that a page does not have', 'DELETE', '/', 405, 'method_not_allowed'],
    ['a URL that cannot be decoded', 'GET', '/api/%zz', 400, 'bad_request'],
  ] as const)('answers %s', async (_what, method, url, status, code) => {
    await using app = await anApp()
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect(statusCode).toBe(status)
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe(code)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('names the allowed methods of a path', async () => {
    await using app = await anApp()
    expect((await app.inject({ method: 'PUT', url: '/api/login' })).headers['allow']).toBe('GET')
  })

  it('F07 shows nothing of a bug but the request id', async () => {
    await using app = await anApp()
    app.get('/api/bug', () => {
      throw new Error('secret')
    })
    const { statusCode, body } = await app.inject('/api/bug')
    expect(statusCode).toBe(500)
    expect(ErrorBody.parse(JSON.parse(body))).toEqual({
      message: 'Internal server error',
      code: 'internal',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })
})

describe('the log', () => {
  it('shows refused requests with the client and account, without what was sent', async () => {
    const { app, lines } = await aLoggedApp()
    await using _ = app
    const ann = aBrowser(app, { address: '192.0.2.7' })
    const { id } = (
      await ann.call(accounts.signUp, {
        body: { email: 'ann@loom.example', password: 'seven looms at dusk' },
      })
    ).reply()
    await ann.call(accounts.remove, { body: { currentPassword: 'a wrong one' } })
    const eve = aBrowser(app, { address: '192.0.2.8' })
    await eve.call(sessions.signIn, { body: { email: 'ann@loom.example', password: 'a wrong one' } })
    await eve.call(sessions.signIn, { body: { email: 'bob@loom.example', password: 'a wrong one' } })
    await eve.call(sessions.currentUser)
    await eve.call(sessions.signIn, {
      body: { email: 'ann@loom.example', password: 'a wrong one' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    const refusals = lines().filter(({ msg }) => msg === 'a request was refused')
    expect(refusals).toMatchObject([
      { code: 'bad_request', path: '/api/account/delete', address: '192.0.2.7', viewer: id },
      { code: 'invalid_credentials', path: '/api/auth/login', address: '192.0.2.8', account: id },
      { code: 'invalid_credentials', path: '/api/auth/login', address: '192.0.2.8' },
      { code: 'unauthorized', method: 'GET', path: '/api/auth/user' },
      { code: 'cross_site', method: 'POST', path: '/api/auth/login' },
    ])
    expect(refusals[2]).not.toHaveProperty('account')
    expect(JSON.stringify(lines())).not.toMatch(/loom\.example|a wrong one/)
  })

  it('shows the cause of a server failure', async () => {
    const { app, lines } = await aLoggedApp()
    await using _ = app
    app.get('/api/away', () => {
      throw new RequestError('unavailable', { retryAfter: 5, cause: new Error('the way is cut') })
    })
    await app.inject('/api/away')
    expect(lines().filter(({ msg }) => msg === 'a request failed')).toMatchObject([
      { level: 'warn', code: 'unavailable', err: { message: 'the way is cut' }, msg: 'a request failed' },
    ])
  })
})

describe('a connection', () => {
  it.each([
    ['that is not HTTP', 'hello\r\n\r\n', 400],
    ['with headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s gets an answer and is closed', async (_what, text, status) => {
    await using app = await anApp()
    const answer = await send(app, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('"code":')
  })

  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'],
    [
      'its body',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('that never ends %s is closed', async (_what, text) => {
    await using app = await anApp({
      timeLimits: {
        ...TIME_LIMITS,
        requestTimeout: 200,
        connectionTimeout: 1000,
        keepAliveTimeout: 1000,
        headersTimeout: 100,
        connectionsCheckingInterval: 20,
      },
    })
    expect(await send(app, text)).toMatch(/^(HTTP\/1.1 4\d\d |$)/)
  })
})

async function aLoggedApp() {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const app = await anApp({ settings: { LOG_LEVEL: 'info' } })
  return { app, lines: () => write.mock.calls.map(([line]) => JSON.parse(String(line))) }
}

async function send(app: FastifyInstance, text: string): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  const socket = connect(address.port, address.address)
  socket.setEncoding('utf8').write(text)
  let answer = ''
  socket.on('data', (part: string) => {
    answer += part
  })
  await once(socket, 'close')
  return answer
}
