import { OPEN_API_PATH, toOpenApi } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

export function apiDocsRoutes(app: FastifyInstance): void {
  // Created on the first request: it's rarely needed and would take a tenth of the startup time.
  let document: string | null = null
  app.get(OPEN_API_PATH, async (_request, reply) => {
    document ??= JSON.stringify(toOpenApi())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
