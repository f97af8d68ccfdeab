import { apiTokens } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { ApiTokenService } from './service.ts'

export function apiTokenRoutes(app: FastifyInstance, service: ApiTokenService): void {
  serve(app, apiTokens.list, ({ viewer }) => service.list(viewer))
  serve(app, apiTokens.create, ({ viewer, body, client }) => service.create(viewer, body, client))
  serve(app, apiTokens.revoke, ({ viewer, params, client }) => service.revoke(viewer, params.id, client))
}
