import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'
import { createServer, TIME_LIMITS } from './server.ts'

const HURRIED = { ...TIME_LIMITS, timeLimit: 500, connectionsCheckingInterval: 50 }

const PIECE = Buffer.alloc(64 * 1024, 'x')

describe('a client that reads an answer', () => {
  it('is disconnected when it reads below the minimum rate for too long', async () => {
    await using app = await anEndlessApp()
    const answer = await app.read()
    const sip = setInterval(() => answer.read(1), 20)
    await soon(async () => expect(await app.connections()).toBe(0))
    clearInterval(sip)
    await soon(async () => expect(app.holdings.inAll()).toBe(0))
    answer.destroy()
  })

  it('stays connected while it keeps up, however long that takes', async () => {
    await using app = await anEndlessApp()
    const answer = await app.read()
    const until = performance.now() + 4 * HURRIED.timeLimit
    while (performance.now() < until) {
      await once(answer, 'readable')
      while (answer.read() !== null);
    }
    expect(await app.connections()).toBe(1)
  })

  it('stays connected while it waits for a slow server', async () => {
    await using app = await anEndlessApp()
    const answer = await app.read('/late')
    let text = ''
    for await (const chunk of answer.setEncoding('utf8')) text += chunk
    expect(text).toBe('at last')
  })
})

async function anEndlessApp() {
  const app = createServer({ logLevel: 'silent', trustedProxies: [], isSecure: false, timeLimits: HURRIED })
  app.get('/endless', async (_request, reply) => reply.send(Readable.from(endless())))
  app.get('/late', async (_request, reply) => reply.send(Readable.from(late())))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return Object.assign(app, {
    async read(path = '/endless') {
      const request = get({ port, host: '127.0.0.1', path, agent: false })
      const [answer]: IncomingMessage[] = (await once(request, 'response')) as [IncomingMessage]
      answer?.on('error', () => {})
      return answer as IncomingMessage
    },
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    [Symbol.asyncDispose]: () => app.close(),
  })
}

function* endless() {
  for (;;) yield PIECE
}

async function* late() {
  yield 'at '
  await delay(3 * HURRIED.timeLimit)
  yield 'last'
}
