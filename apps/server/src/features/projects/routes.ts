import { projects } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { sendJson, sendRecord } from '../../http/answers/json.ts'
import { serve } from '../../http/serve.ts'
import type { Lists, Results } from './parts.ts'
import { sendLists, sendProject, sendProjects } from './replies.ts'
import type { ProjectService } from './service.ts'

interface RouteParts {
  readonly lists: Lists
  readonly results: Results
}

export function projectRoutes(
  app: FastifyInstance,
  service: ProjectService,
  { lists, results }: RouteParts,
): void {
  serve(app, projects.list, async ({ viewer, query, reply }) =>
    query.view === 'summary'
      ? service.summaries(viewer.user.id)
      : sendProjects(reply, service.whole(viewer.user.id)),
  )
  serve(app, projects.read, async ({ viewer, params, reply }) =>
    sendProject(reply, 200, await service.find(viewer.user.id, params.id)),
  )
  serve(app, projects.create, async ({ viewer, body, repeat, reply }) =>
    sendProject(reply, 201, await service.create(viewer.user.id, body, repeat)),
  )
  serve(app, projects.update, async ({ viewer, params, body, ifMatch, reply }) =>
    sendProject(reply, 200, await service.update(viewer.user.id, params.id, body, ifMatch)),
  )
  serve(app, projects.remove, ({ viewer, params, query }) =>
    service.remove(viewer.user.id, params.id, { keepsContents: query.contents !== 'delete' }),
  )
  serve(app, projects.restore, async ({ viewer, params, reply }) =>
    sendProject(reply, 200, await service.restore(viewer.user.id, params.id)),
  )

  serve(app, projects.lists, async ({ viewer, params, query, reply }) => {
    const [userId, part] = [viewer.user.id, { projectId: params.id }]
    await service.require(userId, params.id)
    if (query.view === 'summary') return lists.summaries(userId, part)
    return sendLists(reply, await lists.whole(userId, part))
  })
  serve(app, projects.results, async ({ viewer, params, query, reply }) => {
    const [userId, part] = [viewer.user.id, { projectId: params.id }]
    await service.require(userId, params.id)
    return query.view === 'summary'
      ? results.summaries(userId, part)
      : sendJson(reply, 200, await results.whole(userId, part))
  })
  serve(app, projects.addList, async ({ viewer, params, body, query, repeat, reply }) => {
    const draft = { ...body, projectId: params.id }
    const { head, preview, words } = await lists.create(viewer.user.id, draft, repeat)
    return query.view === 'summary'
      ? { ...head, preview: [...preview] }
      : sendRecord(reply, 201, head, 'words', words)
  })
  serve(app, projects.addResult, async ({ viewer, params, body, query, repeat, reply }) => {
    const draft = { ...body, projectId: params.id }
    if (query.view === 'summary') return results.create(viewer.user.id, draft, repeat)
    const { version, json } = await results.createWhole(viewer.user.id, draft, repeat)
    return sendJson(reply.header('etag', `"${version}"`), 201, json)
  })
}
