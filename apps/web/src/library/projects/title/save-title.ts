import { type Project, projects } from '@wordloom/contract'
import { ApiError, call } from '#platform/lib/api.ts'
import { updateProject } from '../../changes/project-changes.ts'
import type { Scope } from '../../scope.ts'

export type Title = Pick<Project, 'name' | 'description'>
export type TitledProject = Pick<Project, 'id' | 'version'> & Title

export class TitleConflict extends Error {
  override readonly name = 'TitleConflict'
  readonly theirs: TitledProject | null

  constructor(theirs: TitledProject | null) {
    super(theirs === null ? 'The project is deleted' : 'The project was changed elsewhere')
    this.theirs = theirs
  }
}

/** @throws {TitleConflict} if someone else changed the title. A change to the generator isn't a conflict. */
export async function saveTitle(scope: Scope, project: TitledProject, title: Title): Promise<void> {
  try {
    await updateProject(scope, project.id, title, project.version)
  } catch (error) {
    if (isStatus(error, 404)) throw new TitleConflict(null)
    if (!isStatus(error, 412)) throw error
    const now = await readProject(scope, project.id)
    if (now === null || !isSameTitle(now, project)) throw new TitleConflict(now)
    await saveTitle(scope, now, title)
  }
}

export function isSameTitle(one: Title, other: Title): boolean {
  return one.name === other.name && one.description === other.description
}

async function readProject({ account }: Scope, id: number): Promise<TitledProject | null> {
  try {
    return await call(projects.read, { params: { id }, query: { account } })
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
