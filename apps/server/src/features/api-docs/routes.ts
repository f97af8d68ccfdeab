import { OPEN_API_PATH, toOpenApi } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

/** Serves the API as a document for programs; `/api/docs` shows the same to people. */
export function apiDocsRoutes(app: FastifyInstance): void {
  // Made when it is first asked for: few do, and it would be a tenth of starting.
  let document: string | null = null
  app.get(OPEN_API_PATH, async (_request, reply) => {
    document ??= JSON.stringify(toOpenApi())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
