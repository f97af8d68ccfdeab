import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Endpoint, endpoint } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { aConnection } from '@wordloom/testing/server/connection'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { sendJson } from './answers/json.ts'
import { type Call, serve } from './serve.ts'
import { createServer } from './server.ts'

const PLACE = { access: 'anyone', summary: 'Weave' } as const

const change = endpoint({
  ...PLACE,
  method: 'PUT',
  path: '/api/cloths/:id',
  params: z.object({ id: z.string() }),
  reply: z.object({ version: z.nullable(z.int()) }),
  status: 200,
  isConditional: true,
})

const create = endpoint({
  ...PLACE,
  method: 'POST',
  path: '/api/cloths',
  body: z.object({ name: z.string() }),
  reply: z.looseObject({}),
  status: 201,
  isRepeatable: true,
})

describe('the required version of an item', () => {
  it.each([
    [undefined, null],
    ['*', null],
    ['"1"', 1],
    ['"9007199254740991"', 9_007_199_254_740_991],
  ])('is read from If-Match: %s', async (header, version) => {
    const { ifMatch } = await called(change, header === undefined ? {} : { 'if-match': header })
    expect(ifMatch).toBe(version)
  })

  it.each(['3', '""', 'W/"3"', '"3", "4"', '"03"', '"-1"', '"a"', '', "'3'"])(
    'is refused when it cannot be read: %s',
    async (header) => {
      const { answer } = await called(change, { 'if-match': header })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'If-Match must be the version of the item in quotes, like "3"', code: 'bad_request' },
      ])
    },
  )

  it('is read only if the endpoint is conditional', async () => {
    const { ifMatch } = await called(create, { 'if-match': 'nonsense' })
    expect(ifMatch).toBeNull()
  })

  it('is sent as the ETag of an item that has one', async () => {
    expect((await called(change, {}, { version: 7 })).answer.headers['etag']).toBe('"7"')
    expect((await called(change, {}, { version: null })).answer.headers).not.toHaveProperty('etag')
    expect((await called(create, {}, [])).answer.headers).not.toHaveProperty('etag')
  })
})

describe('a repeatable request', () => {
  it('is recognized by its key and by its content', async () => {
    const first = await called(create, { 'idempotency-key': 'a-key' })
    expect(first.repeat).toEqual({ key: 'a-key', fingerprint: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await called(create, { 'idempotency-key': 'a-key' })).repeat).toEqual(first.repeat)
    const other = await called(create, { 'idempotency-key': 'a-key' }, {}, '{"name": "twill"}')
    expect(other.repeat).toEqual({ key: 'a-key', fingerprint: expect.any(String) })
    expect(other.repeat?.fingerprint).not.toBe(first.repeat?.fingerprint)
  })

  it("isn't repeatable without a key, or if the endpoint isn't", async () => {
    expect((await called(create, {})).repeat).toBeNull()
    expect((await called(change, { 'idempotency-key': 'a-key' })).repeat).toBeNull()
  })

  it.each([
    ['', 400],
    ['!', 201],
    ['~'.repeat(200), 201],
    ['~'.repeat(201), 400],
    ['two words', 400],
    ['schlüssel', 400],
  ])('has a key of visible ASCII characters: %j', async (key, status) => {
    const { answer } = await called(create, { 'idempotency-key': key })
    expect(answer.statusCode).toBe(status)
  })
})

describe('a write that has not reached the disk', () => {
  it('delays the answer to a change, but not the answer to a read', async () => {
    const kept = Promise.withResolvers<void>()
    const app = createServer({ logLevel: 'silent', trustedProxies: [], isSecure: false })
    app.decorate('untilKept', () => kept.promise)
    const show = endpoint({
      ...PLACE,
      method: 'GET',
      path: '/api/cloths',
      reply: z.looseObject({}),
      status: 200,
    })
    const name = endpoint({
      ...PLACE,
      method: 'POST',
      path: '/api/cloths',
      reply: z.looseObject({}),
      status: 200,
    })
    for (const each of [show, name]) serve(app, each, async () => ({}))
    let isAcknowledged = false
    const acknowledged = app.inject({ method: 'POST', url: '/api/cloths' }).then(({ statusCode }) => {
      isAcknowledged = true
      return statusCode
    })
    expect((await app.inject({ url: '/api/cloths' })).statusCode).toBe(200)
    expect(isAcknowledged).toBe(false)
    kept.resolve()
    expect(await acknowledged).toBe(200)
    await app.close()
  })
})

type AnsweringEndpoint = Endpoint & { readonly reply: z.ZodMiniType<object> }

describe('an interrupted answer', () => {
  it('is not logged as a failure of the server', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    await using app = await anApp({ settings: { LOG_LEVEL: 'debug' } })
    const handled = Promise.withResolvers<void>()
    serve(app, change, async ({ reply }) => {
      try {
        return await sendJson(reply, 200, endlessly('x'.repeat(64 * 1024)))
      } finally {
        handled.resolve()
      }
    })
    const socket = await aConnection(app)
    socket.write('PUT /api/cloths/1 HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
    await handled.promise
    await nextTurn()
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
  })
})

function* endlessly(piece: string): Generator<string> {
  for (;;) yield piece
}

async function called(
  shape: AnsweringEndpoint,
  headers: Record<string, string>,
  reply: object = {},
  payload = '{"name":"twill"}',
) {
  await using app = await anApp()
  let call: Call<AnsweringEndpoint> | undefined
  serve(app, shape, async (each) => {
    call = each
    return reply
  })
  const answer = await app.inject({
    method: shape.method,
    url: shape.path,
    headers: { ...headers, ...(shape.body && { 'content-type': 'application/json' }) },
    ...(shape.body && { payload }),
  })
  return { answer, ifMatch: call?.ifMatch, repeat: call?.repeat }
}
