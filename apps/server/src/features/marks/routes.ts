import { marks } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { MarkService } from './service.ts'

export function markRoutes(app: FastifyInstance, service: MarkService): void {
  serve(app, marks.list, ({ viewer }) => service.list(viewer.user.id))
  serve(app, marks.change, ({ viewer, body }) => service.change(viewer.user.id, body))
}
