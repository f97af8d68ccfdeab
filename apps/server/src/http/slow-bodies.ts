import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { takesLargeBodies } from './large-bodies.ts'

/** Closes connections on which a body takes longer than a small one may; large ones have as long as any request. */
export function refuseSlowBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete || !isExpected(raw) || takesLargeBodies(routeOptions.config.endpoint)) return
    const timer = setTimeout(() => app.server.emit('clientError', tooSlow(), raw.socket), milliseconds)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    reply.raw.once('close', stop)
  })
}

function isExpected({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** As the server itself tells when a request takes longer than any may. */
function tooSlow(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
