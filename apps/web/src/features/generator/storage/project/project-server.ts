import { type Project, projects } from '@wordloom/contract'
import { call } from '../../../../shared/lib/api.ts'
import { type ProjectState, toSentState } from './project-state.ts'

export interface ProjectServer {
  /** @throws ApiError 412 if the project's version on the server is a different one. */
  update(id: number, state: ProjectState, version: number): Promise<Project>
  read(id: number): Promise<Project>
  create(name: string, description: string | null, state: ProjectState, key: string): Promise<Project>
}

export const projectServer: ProjectServer = {
  update: (id, state, ifMatch) =>
    call(projects.update, { params: { id }, body: toSentState(state), ifMatch }),
  read: (id) => call(projects.read, { params: { id } }),
  create: (name, description, state, idempotencyKey) =>
    call(projects.create, { body: { name, description, ...toSentState(state) }, idempotencyKey }),
}
