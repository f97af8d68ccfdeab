import type { FastifyInstance } from 'fastify'

/** One line a request, without its query: that may hold what only the two sides should know. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.debug({ method: request.method, path, status: reply.statusCode, milliseconds }, 'answered')
  })
}
