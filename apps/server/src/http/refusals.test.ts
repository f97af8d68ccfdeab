import { once } from 'node:events'
import { connect } from 'node:net'
import { ErrorBody } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { anApp } from '../testing/an-app.ts'

describe('the API refuses', () => {
  it.each([
    ['an endpoint it does not have', 'GET', '/api/nowhere', 404, 'not_found'],
    ['an address between two endpoints', 'GET', '/api/', 404, 'not_found'],
    ['a method that an endpoint does not have', 'POST', '/api/entitlements', 405, 'method_not_allowed'],
    ['a method that a page does not have', 'DELETE', '/', 405, 'method_not_allowed'],
    ['to read an address that cannot be decoded', 'GET', '/api/%zz', 400, 'bad_request'],
  ] as const)('%s', async (_what, method, url, status, code) => {
    await using app = await anApp()
    const { statusCode, headers, body } = await app.inject({ method, url })
    expect(statusCode).toBe(status)
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe(code)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('says which methods there are', async () => {
    await using app = await anApp()
    expect((await app.inject({ method: 'PUT', url: '/api/login' })).headers['allow']).toBe('GET')
  })

  it('tells of a bug nothing but where to find it in the log', async () => {
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

describe('a connection', () => {
  it.each([
    ['that speaks no HTTP', 'hello\r\n\r\n', 400],
    ['with headers past all measure', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered and closed', async (_what, text, status) => {
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
        requestTimeout: 200,
        connectionTimeout: 1000,
        keepAliveTimeout: 1000,
        http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
      },
    })
    expect(await send(app, text)).toMatch(/^(HTTP\/1.1 4\d\d |$)/)
  })
})

/** Everything that comes back until the server closes the connection. */
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
