import { contact } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { ContactService } from './service.ts'

export function contactRoutes(app: FastifyInstance, service: ContactService): void {
  serve(app, contact.options, () => service.options())
  serve(app, contact.send, ({ viewer, body, client }) =>
    // An administrator who acts as a user doesn't speak for that user.
    service.send(body, {
      network: client.network,
      networkFactor: client.networkFactor,
      account: viewer === null || viewer.impersonator !== null ? null : viewer.user.email,
    }),
  )
}
