import { admin, impersonation } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { ImpersonationService } from './impersonation.ts'

export function impersonationRoutes(app: FastifyInstance, service: ImpersonationService): void {
  serve(app, admin.signInAs, async ({ viewer, params, client, cookies }) => {
    const { user, secret } = await service.begin(viewer, params.id, client)
    cookies.startImpersonation(secret)
    return user
  })
  serve(app, impersonation.status, async ({ viewer }) => service.status(viewer))
  serve(app, impersonation.stop, async ({ viewer, client, cookies }) => {
    const { user, secret } = await service.stop(viewer, client)
    cookies.startSession(secret)
    return user
  })
}
