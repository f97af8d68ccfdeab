import { type Project, type ProjectSummary, projects, type SentBodyOf } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { JOINED_KEY, LISTS_KEY, PROJECTS_KEY, projectKey, RESULTS_KEY, TRASH_KEY } from '../keys.ts'
import { OWN, type Scope } from '../scope.ts'
import { changeEach, withChanges, without } from './change-each.ts'
import { refresh } from './refresh.ts'

export type ProjectDraft = SentBodyOf<typeof projects.create>

interface Title {
  readonly name: string
  readonly description: string | null
}

export async function createProject(draft: ProjectDraft, idempotencyKey: string): Promise<Project> {
  const project = await call(projects.create, { body: draft, idempotencyKey })
  queryClient.setQueryData(projectKey(OWN, project.id), project)
  refresh(PROJECTS_KEY)
  return project
}

export async function updateProject(
  scope: Scope,
  id: number,
  { name, description }: Title,
  version: number | null,
): Promise<void> {
  const key = projectKey(scope, id)
  const query = { account: scope.account }
  await changeEach({
    items: [{ id }],
    key: PROJECTS_KEY,
    apply: (rows: readonly ProjectSummary[], items) => withChanges(rows, items, { name, description }),
    send: async () => {
      const body = { name, ...(description !== null && { description }) }
      const project = await call(projects.update, { params: { id }, query, body, ifMatch: version })
      queryClient.setQueryData(key, project)
    },
    related: scope.role === 'owner' ? [key] : [key, JOINED_KEY],
  })
}

export async function deleteProject(id: number, contents: 'keep' | 'delete'): Promise<void> {
  await changeEach({
    items: [{ id }],
    key: PROJECTS_KEY,
    apply: (rows: readonly ProjectSummary[], items) => without(rows, items),
    send: async () => {
      await call(projects.remove, { params: { id }, query: contents === 'keep' ? {} : { contents } })
      // The project's page is about to close and must not fetch it again.
      queryClient.removeQueries({ queryKey: projectKey(OWN, id) })
    },
    related: [projectKey(OWN, id), LISTS_KEY, RESULTS_KEY, TRASH_KEY],
  })
}

export async function restoreProject(id: number): Promise<void> {
  await call(projects.restore, { params: { id } })
  refresh(PROJECTS_KEY, projectKey(OWN, id), LISTS_KEY, RESULTS_KEY, TRASH_KEY)
}
