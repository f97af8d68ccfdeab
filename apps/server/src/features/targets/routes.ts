import { targets } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { TargetService } from './service.ts'

export function targetRoutes(app: FastifyInstance, service: TargetService): void {
  serve(app, targets.list, async () => service.list())
  serve(app, targets.check, ({ body }) => service.check(body))
  serve(app, targets.judgeNegatives, ({ body }) => service.judgeNegatives(body))
  serve(app, targets.pack, ({ body }) => service.pack(body))
}
