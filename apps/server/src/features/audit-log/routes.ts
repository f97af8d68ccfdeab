import { admin } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AuditService } from './service.ts'

export function auditLogRoutes(app: FastifyInstance, service: AuditService): void {
  serve(app, admin.auditLog, ({ query }) => service.page(query))
}
