import { admin } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AdminService } from './service.ts'

export function adminRoutes(app: FastifyInstance, service: AdminService): void {
  serve(app, admin.users, ({ query }) => service.users(query))
  serve(app, admin.summary, () => service.summary())
  serve(app, admin.user, ({ params }) => service.user(params.id))
  serve(app, admin.create, ({ viewer, body, client }) => service.create(viewer, body, client))
  serve(app, admin.edit, async ({ viewer, params, body, client, cookies }) => {
    const { user, secret } = await service.edit(viewer, params.id, body, client, cookies.session)
    if (secret !== null) cookies.startSession(secret)
    return user
  })
  serve(app, admin.setSubscription, ({ viewer, params, body, client }) =>
    service.setSubscription(viewer, params.id, body, client),
  )
  serve(app, admin.setAdministrator, ({ viewer, params, body, client }) =>
    service.setAdministrator(viewer, params.id, body.isAdmin, client),
  )
  serve(app, admin.suspend, ({ viewer, params, client }) => service.suspend(viewer, params.id, client))
  serve(app, admin.unsuspend, ({ viewer, params, client }) => service.unsuspend(viewer, params.id, client))
  serve(app, admin.endSessions, ({ viewer, params, client }) =>
    service.endSessions(viewer, params.id, client),
  )
  serve(app, admin.removeSecondFactors, ({ viewer, params, client }) =>
    service.removeSecondFactors(viewer, params.id, client),
  )
  serve(app, admin.remove, ({ viewer, params, client }) => service.remove(viewer, params.id, client))
  serve(app, admin.resendVerification, ({ viewer, params, client }) =>
    service.resendVerification(viewer, params.id, client),
  )
  serve(app, admin.savedLists, ({ viewer, params, query, client }) =>
    service.lists(viewer, params.id, client, query.before),
  )
  serve(app, admin.savedResults, ({ viewer, params, query, client }) =>
    service.results(viewer, params.id, client, query.before),
  )
}
