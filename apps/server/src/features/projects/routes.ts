import { projects } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { sendJson, sendRecord } from '../../http/answers/json.ts'
import { serve } from '../../http/serve.ts'
import type { Account } from '../../ports/account.ts'
import type { Lists, Results } from './parts.ts'
import { sendLists, sendProject, sendProjects } from './replies.ts'
import type { ProjectService } from './service.ts'

interface RouteParts {
  readonly lists: Lists
  readonly results: Results
  readonly projectsOf: (account: Account) => ProjectService
  readonly listsOf: (account: Account) => Lists
  readonly resultsOf: (account: Account) => Results
}

export function projectRoutes(
  app: FastifyInstance,
  service: ProjectService,
  { lists, results, projectsOf, listsOf, resultsOf }: RouteParts,
): void {
  serve(app, projects.list, async ({ viewer, query, reply }) =>
    query.view === 'summary'
      ? service.summaries(viewer.user.id)
      : sendProjects(reply, service.whole(viewer.user.id)),
  )
  serve(app, projects.read, async ({ account, params, reply }) =>
    sendProject(reply, 200, await service.find(account.userId, params.id)),
  )
  serve(app, projects.create, async ({ viewer, body, repeat, reply }) =>
    sendProject(reply, 201, await service.create(viewer.user.id, body, repeat)),
  )
  serve(app, projects.update, async ({ account, params, body, ifMatch, reply }) => {
    const changed = projectsOf(account).update(account.userId, params.id, body, ifMatch)
    return sendProject(reply, 200, await changed)
  })
  serve(app, projects.remove, ({ account, params, query }) =>
    projectsOf(account).remove(account.userId, params.id, { keepsContents: query.contents !== 'delete' }),
  )
  serve(app, projects.restore, async ({ account, params, reply }) =>
    sendProject(reply, 200, await projectsOf(account).restore(account.userId, params.id)),
  )

  serve(app, projects.lists, async ({ account, params, query, reply }) => {
    const [userId, part] = [account.userId, { projectId: params.id }]
    await service.require(userId, params.id)
    if (query.view === 'summary') return lists.summaries(userId, part)
    return sendLists(reply, await lists.whole(userId, part))
  })
  serve(app, projects.results, async ({ account, params, query, reply }) => {
    const [userId, part] = [account.userId, { projectId: params.id }]
    await service.require(userId, params.id)
    return query.view === 'summary'
      ? results.summaries(userId, part)
      : sendJson(reply, 200, await results.whole(userId, part))
  })
  serve(app, projects.addList, async ({ account, params, body, query, repeat, reply }) => {
    const draft = { ...body, projectId: params.id }
    const { head, preview, words } = await listsOf(account).create(account.userId, draft, repeat)
    return query.view === 'summary'
      ? { ...head, preview: [...preview] }
      : sendRecord(reply, 201, head, 'words', words)
  })
  serve(app, projects.addResult, async ({ account, params, body, query, repeat, reply }) => {
    const draft = { ...body, projectId: params.id }
    if (query.view === 'summary') return resultsOf(account).create(account.userId, draft, repeat)
    const { version, json } = await resultsOf(account).createWhole(account.userId, draft, repeat)
    return sendJson(reply.header('etag', `"${version}"`), 201, json)
  })
}
