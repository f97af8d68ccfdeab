import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const REQUEST_ID_HEADER = 'x-request-id'

const current = new AsyncLocalStorage<string>()

export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** Never takes over an id from the client, which could be anything. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    current.run(request.id, done)
  })
}
