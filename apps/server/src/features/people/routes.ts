import { people } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { PeopleService } from './service.ts'

export function peopleRoutes(app: FastifyInstance, service: PeopleService): void {
  serve(app, people.list, ({ viewer, params }) => service.list(viewer, params.id))
  serve(app, people.invite, ({ viewer, params, body }) => service.invite(viewer, params.id, body))
  serve(app, people.change, ({ viewer, params, body }) =>
    service.change(viewer, params.id, params.personId, body.role),
  )
  serve(app, people.remove, ({ viewer, params }) => service.remove(viewer, params.id, params.personId))
  serve(app, people.offer, ({ viewer, params }) => service.offer(viewer, params.id, params.personId))
  serve(app, people.withdrawOffer, ({ viewer, params }) =>
    service.withdrawOffer(viewer, params.id, params.personId),
  )
  serve(app, people.takeOver, ({ viewer, account, params }) => service.takeOver(viewer, account, params.id))
  serve(app, people.declineOffer, ({ viewer, account, params }) =>
    service.declineOffer(viewer, account, params.id),
  )
  serve(app, people.history, ({ account, params }) => service.history(account, params.id))
  serve(app, people.leave, ({ viewer, account, params }) => service.leave(viewer, account, params.id))
  serve(app, people.joined, ({ viewer }) => service.joined(viewer))
  serve(app, people.preview, ({ viewer, body }) => service.preview(viewer, body.secret))
  serve(app, people.join, ({ viewer, body }) => service.join(viewer, body.secret))
}
