import { targets } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { TargetService } from './service.ts'

export function targetRoutes(app: FastifyInstance, service: TargetService): void {
  serve(app, targets.list, async () => service.list())
  serve(app, targets.check, ({ viewer, body }) => service.check(viewer.user.id, body))
  serve(app, targets.judgeNegatives, ({ viewer, body }) => service.judgeNegatives(viewer.user.id, body))
  serve(app, targets.pack, async ({ body }) => service.pack(body))
}
