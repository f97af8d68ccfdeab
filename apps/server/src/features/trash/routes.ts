import { trash } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { TrashService } from './service.ts'

export function trashRoutes(app: FastifyInstance, service: TrashService): void {
  serve(app, trash.list, ({ viewer }) => service.list(viewer.user.id))
  serve(app, trash.empty, ({ viewer }) => service.empty(viewer.user.id))
}
