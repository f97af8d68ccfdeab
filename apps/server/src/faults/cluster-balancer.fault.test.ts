import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { aBalancer, NGINX } from '../testing/cluster/a-balancer.ts'

const SAFE = ['GET', 'HEAD']
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']
const EACH = 12

describe.runIf(NGINX !== null)('R14 nginx, as deploy/cluster/nginx.conf sets it up', () => {
  it.each([...SAFE, ...CHANGING])('asks others instead of instances that refuse a %s', async (method) => {
    await using refusing = await anInstance('refuses')
    await using alsoRefusing = await anInstance('refuses')
    await using answering = await anInstance('answers')
    await using balancer = await aBalancer([refusing.address, alsoRefusing.address, answering.address])
    for (let request = 0; request < EACH; request++) {
      expect((await ask(balancer.origin, method)).status).toBe(200)
    }
    expect(answering.heard()).toBe(EACH)
  })

  it.each(SAFE)('asks another when one hangs up on a %s', async (method) => {
    await using breaking = await anInstance('breaks off')
    await using answering = await anInstance('answers')
    await using balancer = await aBalancer([breaking.address, answering.address])
    for (let request = 0; request < EACH; request++) {
      expect((await ask(balancer.origin, method)).status).toBe(200)
    }
    expect(breaking.heard()).toBeGreaterThan(0)
    expect(answering.heard()).toBe(EACH)
  })

  it.each(CHANGING)(
    'never sends a %s twice, and says in JSON that nobody knows what became of it',
    async (method) => {
      await using one = await anInstance('breaks off')
      await using other = await anInstance('breaks off')
      await using balancer = await aBalancer([one.address, other.address])
      const answer = await ask(balancer.origin, method)
      expect([answer.status, one.heard() + other.heard()]).toEqual([502, 1])
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toEqual({ message: 'Service temporarily unavailable', code: 'unavailable' })
    },
  )

  it('refuses a body that no instance would take, as they do', async () => {
    await using answering = await anInstance('answers')
    await using balancer = await aBalancer([answering.address])
    const answer = await fetch(balancer.origin, { method: 'POST', body: new Uint8Array(67 * 1024 * 1024) })
    expect([answer.status, answering.heard()]).toEqual([413, 0])
    expect(await answer.json()).toMatchObject({ code: 'too_large' })
  })
})

function ask(origin: string, method: string): Promise<Response> {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  return fetch(`${origin}/api/anything`, { method, ...(hasBody && { body: '{"words":["boot"]}' }) })
}

interface Instance extends AsyncDisposable {
  readonly address: string
  /** How many requests have reached it. */
  readonly heard: () => number
}

/** What listens where an instance should: it answers, hangs up as soon as it has heard, or is not there at all. */
async function anInstance(how: 'answers' | 'breaks off' | 'refuses'): Promise<Instance> {
  let heard = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (!/^[A-Z]+ \S+ HTTP/.test(bytes.toString('latin1'))) return
      heard++
      if (how === 'breaks off') socket.resetAndDestroy()
      else socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    })
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
      if (server.listening) server.close()
    },
  }
}
