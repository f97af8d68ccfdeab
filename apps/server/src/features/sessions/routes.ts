import { SIGN_IN_PATH } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { isFromOwnOrigin } from '../../http/own-origin.ts'

export function signInRoutes(app: FastifyInstance, { origin }: { origin: string | null }): void {
  app.get(SIGN_IN_PATH, async (request, reply) =>
    reply.redirect(isFromOwnOrigin(request, origin) ? '/login' : '/', 303),
  )
}
