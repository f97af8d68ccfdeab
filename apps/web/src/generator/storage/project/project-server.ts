import { type Project, projects } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { type ProjectState, toSentState } from './project-state.ts'

export interface ProjectServer {
  /** @throws ApiError 412 if the project's version on the server is a different one. */
  update(id: number, state: ProjectState, version: number): Promise<Project>
  read(id: number): Promise<Project>
  create(name: string, description: string | null, state: ProjectState, key: string): Promise<Project>
}

/** New projects are always in one's own account. */
export function createProjectServer(account: string | undefined): ProjectServer {
  const query = { account }
  return {
    update: (id, state, ifMatch) =>
      call(projects.update, { params: { id }, query, body: toSentState(state), ifMatch }),
    read: (id) => call(projects.read, { params: { id }, query }),
    create: (name, description, state, idempotencyKey) =>
      call(projects.create, { body: { name, description, ...toSentState(state) }, idempotencyKey }),
  }
}
