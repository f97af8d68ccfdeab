import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { toClient } from './client.ts'

describe('who sends a request', () => {
  it('is called by what can be shown of its name, as far as it is short', async () => {
    const { userAgent } = await clientFrom('192.0.2.7', `Words\u00a0\t1.0 ${'x'.repeat(400)}`)
    expect(userAgent).toBe(`Words1.0 ${'x'.repeat(291)}`)
  })
})

async function clientFrom(remoteAddress: string, userAgent: string) {
  const app = Fastify()
  app.get('/', async (request) => toClient(request, { device: 'device' }, () => 1))
  const answer = await app.inject({ url: '/', remoteAddress, headers: { 'user-agent': userAgent } })
  return answer.json<ReturnType<typeof toClient>>()
}
