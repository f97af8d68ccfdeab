import { OPEN_API_PATH, toOpenApi } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

/** Serves the API as a document for programs; `/api/docs` shows the same to people. */
export function apiDocsRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(toOpenApi())
  app.get(OPEN_API_PATH, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
}
