import { domains } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { DomainService } from './service.ts'

export function domainRoutes(app: FastifyInstance, service: DomainService): void {
  serve(app, domains.options, () => service.options())
  serve(app, domains.lookUp, async ({ viewer, body, client, reply }) => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    return { lookups: await service.lookUp(body.domains, { account: viewer.user.id, client }, left.signal) }
  })
}
