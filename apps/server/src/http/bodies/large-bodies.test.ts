import { once } from 'node:events'
import type { Socket } from 'node:net'
import {
  API,
  type Items,
  MAX_RESULT_BODY_BYTES,
  MAX_SMALL_BODY_BYTES,
  savedLists,
  savedResults,
  type User,
} from '@wordloom/contract'
import { aConnection, ask } from '@wordloom/testing/server/connection'
import { soon } from '@wordloom/testing/soon'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { toRefusal } from '../../errors.ts'
import { textOf } from '../../memory/text.ts'
import { guardRequests } from '../guards/guard.ts'
import { serve } from '../serve.ts'
import { createServer, TIME_LIMITS, type TimeLimits } from '../server.ts'

const PADDING = ' '.repeat(MAX_SMALL_BODY_BYTES)

const MANY = Array.from({ length: 200_000 }, (_, at) => `größe ${at}`)

describe('a large body', () => {
  it('reaches the handler like a small one', async () => {
    await using app = await aTakingApp()
    const { statusCode, body } = await app.post(JSON.stringify({ name: ' Sizes ', words: MANY }))
    expect([statusCode, body]).toEqual([201, ''])
    expect(app.taken).toMatchObject([
      {
        name: 'Sizes',
        words: { text: MANY.join('\n'), count: MANY.length, preview: ['größe 0', 'größe 1', 'größe 2'] },
      },
    ])
  })

  it.each([
    ['invalid JSON', '{"name":'],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['cut off in a character', Buffer.from([0x22, 0xc3])],
    ['too deep', '['.repeat(33)],
    ['an object with a __proto__ key', '{"__proto__":{"isAdmin":true}}'],
    ['an array', '[]'],
    ['an object with an unknown field', '{"name":"a","words":["b"],"userId":"c"}'],
    ['an object without a name', '{"words":["b"]}'],
    ["an object with words that aren't strings", '{"name":"a","words":[1,null,{}]}'],
    ['an object with words of two lines', '{"name":"a","words":["a\\nb"]}'],
    ['an object with half a surrogate pair', '{"name":"a","words":["\\ud800"]}'],
  ])('is refused like a small one when it is %s', async (_what, content) => {
    await using app = await aTakingApp()
    const small = await app.post(Buffer.from(content))
    const large = await app.post(Buffer.concat([Buffer.from(PADDING), Buffer.from(content)]))
    expect(large.statusCode).toBe(400)
    expect(large.json()).toEqual(small.json())
    expect(app.taken).toEqual([])
  })

  it.each([
    ['too many words', `${'"b",'.repeat(1_000_000)}"b"`, /^Too many words: at most 1,000,000/],
    ['far too many words', `${'"",'.repeat(7_000_000)}""`, /^Too many items: at most 1,000,000/],
    ['objects that would fill the memory', `${'{},'.repeat(7_000_000)}{}`, /^The JSON has too many lists/],
    ['arrays for words', `${'["b"],'.repeat(300_000)}["b"]`, /^The JSON has too many lists/],
    ['nested arrays', '['.repeat(2_000_000), /too deeply$/],
    ['numbers', `${'1,'.repeat(1_900_000)}1`, /^Too many words: at most 1,000,000/],
  ])('G04 is refused with %s', async (_what, words, message) => {
    await using app = await aTakingApp()
    const { statusCode, json } = await app.post(`{"name":"a","words":[${words}]}`)
    expect([statusCode, json().message]).toEqual([400, expect.stringMatching(message)])
  })

  it('G04 lists only the first 20 unknown fields', async () => {
    await using app = await aTakingApp()
    const fields = Array.from({ length: 9000 }, (_, at) => `"field ${at}":${PADDING.slice(0, 100)}1`)
    const { statusCode, json } = await app.post(`{"name":"a","words":["b"],${fields}}`)
    expect(statusCode).toBe(400)
    expect(Object.keys(json().fields)).toHaveLength(20)
  })

  it('reaches its handler whole when the client disconnects in the meantime', async () => {
    await using app = await aTakingApp()
    app.addHook('preHandler', async (request, reply) => {
      request.raw.socket.destroy()
      await once(reply.raw, 'close')
    })
    const content = JSON.stringify({ name: 'Sizes', words: MANY })
    await ask(app, `${headOf(Buffer.byteLength(content))}${content}`)
    await soon(async () =>
      expect(app.taken).toMatchObject([{ words: { text: MANY.join('\n'), count: MANY.length } }]),
    )
  })

  it('is recognized as repeated by its bytes', async () => {
    await using app = await aTakingApp()
    const payload = `${PADDING}{"name":"a","words":["b"]}`
    for (const each of [payload, payload, `${payload} `]) await app.post(each, { 'idempotency-key': 'a' })
    const [first, second, other] = app.fingerprints
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
  })

  it.each([savedLists.create, savedResults.create])(
    'G02 is refused by its content-length when that is too large: $path',
    async ({ path, bodyLimit }) => {
      await using app = await aTakingApp()
      expect((await ask(app, headOf(bodyLimit + 1, path)))?.status).toBe(413)
    },
  )

  it('G02 is cut off when it exceeds the limit without a content-length', async () => {
    await using app = await aTakingApp()
    const megabyte = `100000\r\n${' '.repeat(1024 * 1024)}\r\n`
    expect((await ask(app, `${headOf('chunked')}${megabyte.repeat(25)}`))?.status).toBe(413)
    expect(app.taken).toEqual([])
  })
})

describe('large bodies', () => {
  const content = `${PADDING}{"name":"a","words":["b"]}`
  const send = (app: FastifyInstance, sender: string) =>
    ask(app, `${headOf(content.length, savedLists.create.path, sender)}${content}`)

  it('take their place before they arrive, so that those without one are refused immediately', async () => {
    await using app = await aTakingApp()
    const upload = await aBeginningUpload(app, 'ann', MAX_RESULT_BODY_BYTES)
    expect(app.holdings.inAll()).toBe(MAX_RESULT_BODY_BYTES)
    expect((await ask(app, headOf(MAX_RESULT_BODY_BYTES, savedResults.create.path, 'ann')))?.status).toBe(503)
    upload.destroy()
    await soon(() => expect(app.holdings.inAll()).toBe(0))
  })

  it('get an answer on an open connection if they are refused or cut while they arrive', async () => {
    await using app = await aTakingApp()
    const uploads: Socket[] = []
    for (const sender of ['ann', 'bob', 'cleo', 'eve'])
      uploads.push(await aBeginningUpload(app, sender, MAX_RESULT_BODY_BYTES))
    const [ofAnn] = uploads
    const answered = once(ofAnn as Socket, 'data')
    uploads.push(await aBeginningUpload(app, 'dan', 53 * 1024 * 1024))
    const cut = String(await answered)
    const refused = await ask(app, headOf(MAX_RESULT_BODY_BYTES, savedResults.create.path, 'dan'))
    for (const answer of [cut, refused?.text]) {
      expect(answer).toMatch(/^(HTTP\/1\.1 503|retry-after: 5\r)/m)
      expect(answer).not.toMatch(/connection: close/i)
    }
    for (const upload of uploads) upload.destroy()
  })

  it('leave others their share before they arrive', async () => {
    await using app = await aTakingApp()
    const senders = Array.from({ length: 20 }, (_, at) => `sender ${at % 2}`)
    const uploads = await Promise.all(senders.map((sender) => aBeginningUpload(app, sender)))
    expect((await send(app, 'bob'))?.status).toBe(201)
    expect((await send(app, 'sender 0'))?.status).toBe(201)
    for (const upload of uploads) upload.destroy()
  })

  it('are refused for an account that already holds one of the largest, but not for other accounts', async () => {
    await using app = await aTakingApp()
    const upload = await aBeginningUpload(app, 'ann', MAX_RESULT_BODY_BYTES)
    upload.write(' '.repeat(MAX_RESULT_BODY_BYTES - 1000))
    await soon(() => expect(app.holdings.inAll()).toBeGreaterThan(MAX_RESULT_BODY_BYTES - 2000))
    const second = await ask(app, headOf(MAX_RESULT_BODY_BYTES, savedResults.create.path, 'ann'))
    expect(second?.status).toBe(503)
    expect(second?.text).toMatch(/^retry-after: 5\r$/m)
    expect((await send(app, 'bob'))?.status).toBe(201)
    const small = '{"name":"a","words":["b"]}'
    expect((await ask(app, `${headOf(small.length)}${small}`))?.status).toBe(201)
    upload.destroy()
    await soon(() => expect(app.holdings.inAll()).toBe(0))
    expect((await send(app, 'ann'))?.status).toBe(201)
  })

  it('free their memory once answered', async () => {
    await using app = await aTakingApp()
    for (let upload = 0; upload < 6; upload++) {
      expect((await app.post(`${PADDING}{"name":"a","words":["b"]}`)).statusCode).toBe(201)
    }
  })
})

describe('a body that arrives too slowly', () => {
  it.each([API.folders.create.path, savedLists.create.path])(
    'is refused when the client is silent for too long: %s',
    async (path) => {
      await using app = await aTakingApp({ ...TIME_LIMITS, timeLimit: 100, connectionsCheckingInterval: 50 })
      const answer = await ask(app, `${headOf(100_000, path).replace('100000', '1000')}{`)
      expect(answer?.status).toBe(408)
      expect(answer?.text).toContain('"code":"request_timeout"')
    },
  )
})

async function aTakingApp(timeLimits?: TimeLimits) {
  const app = createServer({ logLevel: 'silent', trustedProxies: [], isSecure: false, timeLimits })
  const sessions = {
    find: async (session: string) => ({
      user: { id: session } as User,
      tokenHash: '',
      sinceAuthenticated: 0,
      hasSecondFactor: false,
      impersonator: null,
    }),
  }
  const apiTokens = { find: async () => null }
  await guardRequests(app, {
    sessions,
    apiTokens,
    people: {
      open: async ({ account }) => ({ userId: account, guest: null, owner: null }),
      own: ({ viewer }) => ({ userId: viewer.user.id, guest: null, owner: null }),
    },
    changes: { spend: async () => undefined },
    origin: null,
    isSecure: false,
    isSecondFactorDemanded: false,
    toNetworkFactor: () => 1,
  })
  app.setErrorHandler((error, { id }, reply) => {
    const { status, body, retryAfter } = toRefusal(error, id)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply.code(status).send(body)
  })
  const taken: { name: string; words?: Items }[] = []
  const fingerprints: (string | undefined)[] = []
  for (const endpoint of [savedLists.create, savedResults.create, API.folders.create]) {
    serve(app, endpoint, async ({ body, repeat, reply }) => {
      taken.push(
        'words' in body ? { ...body, words: { ...body.words, text: textOf(body.words.text) } } : body,
      )
      fingerprints.push(repeat?.fingerprint)
      return reply.code(201).send()
    })
  }
  return Object.assign(app, {
    taken,
    fingerprints,
    post: (
      payload: string | Buffer,
      headers: Record<string, string> = {},
      url: string = savedLists.create.path,
    ) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', cookie: 'session=a', ...headers },
      }),
    [Symbol.asyncDispose]: () => app.close(),
  })
}

function headOf(length: number | 'chunked', path: string = savedLists.create.path, sender = 'a'): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    `Cookie: session=${sender}`,
    'Content-Type: application/json',
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

async function aBeginningUpload(
  app: FastifyInstance,
  sender = 'a',
  length = MAX_SMALL_BODY_BYTES + 1,
): Promise<Socket> {
  const socket = await aConnection(app)
  socket.on('error', () => {})
  const head = headOf(length, savedResults.create.path, sender)
  socket.write(`${head.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n')}{`)
  await once(socket, 'data')
  return socket
}
