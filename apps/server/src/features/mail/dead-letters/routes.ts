import { deadLetters } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { DeadLetterService } from './service.ts'

export function deadLetterRoutes(app: FastifyInstance, service: DeadLetterService): void {
  serve(app, deadLetters.list, () => service.list())
  serve(app, deadLetters.sendAgain, ({ viewer, params, client }) =>
    service.sendAgain(params.id, { id: viewer.user.id, address: client.address }),
  )
  serve(app, deadLetters.discard, ({ viewer, params, client }) =>
    service.discard(params.id, { id: viewer.user.id, address: client.address }),
  )
}
