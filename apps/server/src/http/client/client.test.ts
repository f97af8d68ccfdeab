import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { toClient } from './client.ts'

describe('the client of a request', () => {
  it('has a user agent of at most 300 printable ASCII characters', async () => {
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
