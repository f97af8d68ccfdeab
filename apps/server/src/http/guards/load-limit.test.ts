import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { API, ErrorBody, HEALTH_PATH, READINESS_PATH } from '@wordloom/contract'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it, onTestFinished } from 'vitest'
import { elsewhere } from '../../current-request.ts'
import { METRICS_PATH } from '../monitoring/metrics.ts'
import { createServer } from '../server.ts'
import { priorityOf } from './load-limit.ts'

const SESSION = { cookie: 'session=abc' }
const SECURE_SESSION = { cookie: 'theme=dark; __Host-session=abc' }
const TOKEN = { authorization: 'Bearer wlt_abc' }
const WEBHOOK = API.subscriptions.webhook.path

describe('a server with too many requests in work', () => {
  it('refuses visitors from 64 on, people who are signed in from 128 on, and health checks never', async () => {
    await using server = await aServer()
    const visitors = Array.from({ length: 70 }, () => server.ask('/api/slow'))
    await server.inWork(64)
    const people = Array.from({ length: 70 }, () => server.ask('/api/slow', { ...SESSION, ...from(1) }))
    await server.inWork(128)
    expect((await server.ask(HEALTH_PATH)).status).toBe(200)
    server.goOn()
    expect(countRefused(await Promise.all(visitors))).toBe(6)
    expect(countRefused(await Promise.all(people))).toBe(6)
    expect(server.refused).toEqual({ low: 6, high: 6 })
  })

  it('says when to try again, before the framework gets the request', async () => {
    await using server = await aServer()
    const answers = Array.from({ length: 65 }, () => server.ask('/api/slow'))
    await server.inWork(64)
    await soon(async () => expect(server.refused.low).toBe(1))
    expect(server.app.load.isFull()).toBe(true)
    server.goOn()
    const refused = (await Promise.all(answers)).find(({ status }) => status === 503)
    expect(refused?.headers).toMatchObject({ 'retry-after': '10', 'x-content-type-options': 'nosniff' })
    expect(ErrorBody.parse(JSON.parse(refused?.text ?? '')).code).toBe('unavailable')
    expect(server.heard()).toBe(64)
  })

  it('takes requests again as soon as others are done', async () => {
    await using server = await aServer()
    const answers = Array.from({ length: 64 }, () => server.ask('/api/slow'))
    await server.inWork(64)
    server.goOn()
    await Promise.all(answers)
    expect((await server.ask('/api/slow')).status).toBe(200)
  })

  it('does not count requests while other threads or servers work for them', async () => {
    await using server = await aServer()
    const waiting = Array.from({ length: 140 }, (_, at) => server.ask('/api/elsewhere', from(at)))
    await server.inWork(140)
    const answers = Array.from({ length: 64 }, () => server.ask('/api/slow'))
    await server.inWork(204)
    server.goOn()
    expect(countRefused(await Promise.all([...waiting, ...answers]))).toBe(0)
  })

  it('lets others in when one network or one account takes all places, wherever its requests come from', async () => {
    await using server = await aServer()
    expect((await server.ask('/api/who', { ...SESSION, ...from(1) })).text).toBe('ann')
    const ofAnn = Array.from({ length: 200 }, (_, at) => server.ask('/api/slow', { ...SESSION, ...from(at) }))
    await server.inWork(96)
    const ofNetwork = Array.from({ length: 100 }, () => server.ask('/api/slow', { ...TOKEN, ...from(1) }))
    await server.inWork(64 + 96)
    const ofOthers = Array.from({ length: 4 }, (_, at) => server.ask('/api/slow', from(2 + at)))
    await server.inWork(64 + 96 + 4)
    server.goOn()
    expect(countRefused(await Promise.all(ofOthers))).toBe(0)
    expect(countRefused(await Promise.all(ofAnn))).toBe(104)
    expect(countRefused(await Promise.all(ofNetwork))).toBe(36)
  })

  it('does not count clients that send their body slowly', async () => {
    await using server = await aServer()
    const uploads = Array.from({ length: 80 }, () => server.beginUpload())
    await soon(async () => expect(server.heard()).toBe(80))
    server.goOn()
    expect((await server.ask('/api/slow')).status).toBe(200)
    for (const upload of uploads) upload.destroy()
  })

  it('does not count clients that read their answer slowly', async () => {
    await using server = await aServer()
    server.goOn()
    const readers = await Promise.all(Array.from({ length: 80 }, () => server.open('/api/endless')))
    expect(new Set(readers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    for (const reader of readers) reader.destroy()
  })
})

describe('the priority of a request', () => {
  it.each([
    [HEALTH_PATH, {}, null],
    [`${READINESS_PATH}?once`, {}, null],
    [METRICS_PATH, {}, null],
    ['/', {}, null],
    ['/assets/page.js', SECURE_SESSION, null],
    [WEBHOOK, {}, 'high'],
    [`${WEBHOOK}?from=stripe`, { 'content-length': '400000' }, 'high'],
    ['/api/saved-lists', SECURE_SESSION, 'high'],
    ['/api/saved-lists', TOKEN, 'high'],
    ['/api/auth/login', {}, 'low'],
    ['/api/auth/user', { cookie: 'no-session=abc' }, 'low'],
    ['/api/auth/user', { authorization: 'Basic abc' }, 'low'],
    ['/api/saved-lists', { ...SECURE_SESSION, 'content-length': '400000' }, 'low'],
    ['/api/saved-lists', { ...SECURE_SESSION, 'transfer-encoding': 'chunked' }, 'low'],
  ])('of %s with %o is %s', (url, headers, priority) => {
    expect(priorityOf({ url, headers })).toBe(priority)
  })
})

function from(network: number) {
  return { 'x-forwarded-for': `198.51.100.${network % 256}` }
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

function countRefused(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 503).length
}

async function aServer() {
  const app = createServer({ logLevel: 'silent', trustedProxies: ['loopback'], isSecure: false })
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>()
  const refused = { low: 0, high: 0 }
  let heard = 0
  let working = 0
  app.load.watch((priority) => refused[priority]++)
  app.addHook('onRequest', async ({ url }) => {
    if (url !== HEALTH_PATH) heard++
  })
  app.get(HEALTH_PATH, async () => 'well')
  app.post('/api/slow', async () => 'done')
  app.get('/api/slow', async () => {
    working++
    await told
    return 'done'
  })
  app.get('/api/who', async ({ raw }) => {
    app.load.recognize(raw, 'ann')
    return 'ann'
  })
  app.get('/api/elsewhere', async ({ exchange }) =>
    exchange.handle(() => {
      working++
      return elsewhere(told)
    }),
  )
  app.get('/api/endless', async (_request, reply) => reply.send(Readable.from(endless())))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: false })
  onTestFinished(() => agent.destroy())
  const open = async (path: string, headers = {}) => {
    const [answer] = await once(get({ host: '127.0.0.1', port, path, headers, agent }), 'response')
    return answer as IncomingMessage
  }
  return {
    app,
    refused,
    goOn,
    open,
    heard: () => heard,
    async ask(path: string, headers = {}): Promise<Answer> {
      const answer = await open(path, headers)
      return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
    },
    beginUpload() {
      const headers = { 'content-type': 'application/json', 'content-length': 10 }
      const upload = send({ host: '127.0.0.1', port, path: '/api/slow', method: 'POST', headers, agent })
      upload.on('error', () => {})
      upload.write('"')
      return upload
    },
    inWork: (count: number) => soon(async () => expect(working).toBe(count)),
    async [Symbol.asyncDispose]() {
      goOn()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

function* endless() {
  for (;;) yield 'x'.repeat(64 * 1024)
}
