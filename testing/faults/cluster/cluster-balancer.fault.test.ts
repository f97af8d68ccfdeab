import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  MAX_LIST_BODY_BYTES,
  MAX_RESULT_BODY_BYTES,
  MAX_SMALL_BODY_BYTES,
  MAX_WEBHOOK_BODY_BYTES,
  projects,
  savedLists,
  savedResults,
  subscriptions,
} from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aBalancer, NGINX } from '../../src/cluster/balancer.ts'

const SAFE = ['GET', 'HEAD']
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
const EACH = 12

describe.runIf(NGINX !== null)('R14 nginx with deploy/cluster/nginx.conf', () => {
  it.each([...SAFE, ...CHANGING])(
    'sends a %s to another instance when some refuse the connection',
    async (method) => {
      await using refusing = await anInstance('refuses')
      await using alsoRefusing = await anInstance('refuses')
      await using answering = await anInstance('answers')
      await using balancer = await aBalancer([refusing.address, alsoRefusing.address, answering.address])
      for (let request = 0; request < EACH; request++) {
        expect((await ask(balancer.origin, method)).status).toBe(200)
      }
      expect(answering.heard()).toBe(EACH)
    },
  )

  it.each([...SAFE, ...CHANGING])('refuses a %s of the API over http and redirects pages', async (method) => {
    await using answering = await anInstance('answers')
    await using balancer = await aBalancer([answering.address])
    const send = async (path: string) => {
      const answer = await fetch(`${balancer.httpOrigin}${path}`, { method, redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await send('/api/saved-lists')).toEqual([403, null])
    expect(await send('/plans')).toEqual([308, 'https://127.0.0.1/plans'])
    expect(answering.heard()).toBe(0)
  })

  it.each(SAFE)('retries a %s on another instance when one hangs up', async (method) => {
    await using breaking = await anInstance('breaks off')
    await using answering = await anInstance('answers')
    await using balancer = await aBalancer([breaking.address, answering.address])
    for (let request = 0; request < EACH; request++) {
      expect((await ask(balancer.origin, method)).status).toBe(200)
    }
    expect(breaking.heard()).toBeGreaterThan(0)
    expect(answering.heard()).toBe(EACH)
  })

  it.each(CHANGING)('never sends a %s twice, and answers with an error in JSON', async (method) => {
    await using one = await anInstance('breaks off')
    await using other = await anInstance('breaks off')
    await using balancer = await aBalancer([one.address, other.address])
    const answer = await ask(balancer.origin, method)
    expect([answer.status, one.heard() + other.heard()]).toEqual([502, 1])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toEqual({ message: 'Service temporarily unavailable', code: 'unavailable' })
  })

  it.each([...SAFE, ...CHANGING])(
    'retries a %s on another instance when one had lost its database before it started',
    async (method) => {
      await using away = await anInstance('has no database')
      await using answering = await anInstance('answers')
      await using balancer = await aBalancer([away.address, answering.address])
      for (let request = 0; request < EACH; request++) {
        expect((await ask(balancer.origin, method)).status).toBe(200)
      }
      expect(answering.heard()).toBe(EACH)
      expect(away.heard()).toBeGreaterThan(0)
    },
  )

  it.each([...SAFE, ...CHANGING])('answers a %s with 503 when no instance has a database', async (method) => {
    await using one = await anInstance('has no database')
    await using other = await anInstance('has no database')
    await using balancer = await aBalancer([one.address, other.address])
    for (let request = 0; request < 2; request++) {
      expect((await ask(balancer.origin, method)).status).toBe(503)
    }
  })

  it.each([...SAFE, ...CHANGING])(
    "doesn't retry a %s that an overloaded instance refuses",
    async (method) => {
      await using busy = await anInstance('is busy')
      await using alsoBusy = await anInstance('is busy')
      await using balancer = await aBalancer([busy.address, alsoBusy.address])
      for (let request = 0; request < EACH; request++) {
        expect((await ask(balancer.origin, method)).status).toBe(503)
      }
      expect(busy.heard() + alsoBusy.heard()).toBe(EACH)
    },
  )

  it.each([
    ['/api/auth/login', MAX_SMALL_BODY_BYTES],
    [savedLists.create.path, MAX_LIST_BODY_BYTES],
    [projects.create.path, MAX_LIST_BODY_BYTES],
    ['/api/projects/7/lists', MAX_LIST_BODY_BYTES],
    ['/api/projects/7/results', MAX_RESULT_BODY_BYTES],
    [savedResults.create.path, MAX_RESULT_BODY_BYTES],
    [subscriptions.webhook.path, MAX_WEBHOOK_BODY_BYTES],
  ])('has the same body limit for %s as the instances', async (path, most) => {
    await using answering = await anInstance('answers')
    await using balancer = await aBalancer([answering.address])
    const send = (bytes: number) =>
      fetch(`${balancer.origin}${path}`, { method: 'POST', body: new Uint8Array(bytes) })
    expect([(await send(most)).status, answering.heard()]).toEqual([200, 1])
    const answer = await send(most + 1)
    expect([answer.status, answering.heard()]).toEqual([413, 1])
    expect(await answer.json()).toMatchObject({ code: 'too_large' })
  })
})

function ask(origin: string, method: string): Promise<Response> {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  return fetch(`${origin}/api/anything`, { method, ...(hasBody && { body: '{"words":["boot"]}' }) })
}

interface Instance extends AsyncDisposable {
  readonly address: string
  readonly heard: () => number
}

type Behaviour = 'answers' | 'breaks off' | 'refuses' | 'has no database' | 'is busy'

async function anInstance(how: Behaviour): Promise<Instance> {
  let heard = 0
  const server = createServer((request, response) => {
    heard++
    if (how === 'breaks off') request.socket.resetAndDestroy()
    else {
      const elsewhere = request.headers['wordloom-elsewhere']
      if (how === 'has no database' && elsewhere) response.setHeader('x-accel-redirect', elsewhere)
      response.statusCode = how === 'answers' ? 200 : 503
      request.resume().on('end', () => response.end())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  if (how === 'refuses') server.close()
  return {
    address: `127.0.0.1:${address.port}`,
    heard: () => heard,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
