import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { ErrorBody, HEALTH_PATH } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { createServer } from './server.ts'

const AT_ONCE = 400
const EACH_MS = 1

it('refuses excess requests before the framework sees them, but never health checks', async () => {
  await using app = createServer({ logLevel: 'silent', trustedProxies: [], isSecure: false })
  const heard: string[] = []
  const refused: string[] = []
  app.overload.watch((work) => refused.push(work))
  app.addHook('onRequest', async ({ url }) => void heard.push(url))
  app.get(HEALTH_PATH, async () => 'well')
  app.get('/api/slow', async () => {
    const began = performance.now()
    while (performance.now() - began < EACH_MS) {}
    return 'done'
  })
  await app.listen()
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxFreeSockets: AT_ONCE })
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    return { path, status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }
  const askAll = () =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, k) => ask(k % 10 === 0 ? HEALTH_PATH : '/api/slow')))
  // The server accepts one connection per turn, so the first requests don't arrive together.
  await askAll()
  await pause(100)
  heard.length = 0
  refused.length = 0

  const answers = await askAll()
  const unavailable = answers.filter(({ status }) => status === 503)
  expect(unavailable.length).toBeGreaterThan(50)
  expect(unavailable.length).toBe(refused.length)
  expect(new Set(refused)).toEqual(new Set(['strangers']))
  expect(heard).toHaveLength(AT_ONCE - unavailable.length)
  for (const { headers, text } of unavailable) {
    expect(headers).toMatchObject({ 'retry-after': '10', 'x-content-type-options': 'nosniff' })
    expect(ErrorBody.parse(JSON.parse(text)).code).toBe('unavailable')
  }
  expect(answers.filter(({ path, status }) => path === HEALTH_PATH && status !== 200)).toEqual([])
  expect(app.overload.isThere()).toBe(true)
  await pause(100)
  expect((await ask('/api/slow')).status).toBe(200)
  agent.destroy()
})
