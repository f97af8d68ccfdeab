import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const REQUEST_ID_HEADER = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** The id of the request on whose way this is called. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** Tells each answer's client the id under which the log has what happened. Ours alone: one that comes in could be anybody's. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    current.run(request.id, done)
  })
}
