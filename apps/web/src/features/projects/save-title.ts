import { type Project, projects } from '@wordloom/contract'
import { ApiError, call } from '../../shared/lib/api.ts'
import { updateProject } from '../../shared/library/project-changes.ts'

/** The part of a project that its dialogs change. */
export type Title = Pick<Project, 'name' | 'description'>
export type TitledProject = Pick<Project, 'id' | 'version'> & Title

/** Somebody has changed the name or the description since it was read, or deleted the project. */
export class TitleConflict extends Error {
  override readonly name = 'TitleConflict'
  /** The project as it is now; null when it is deleted. */
  readonly theirs: TitledProject | null

  constructor(theirs: TitledProject | null) {
    super(theirs === null ? 'The project is deleted' : 'The project was changed elsewhere')
    this.theirs = theirs
  }
}

/**
 * Saves the title over the one that `project` has. That its generator was saved meanwhile is no conflict.
 *
 * @throws {TitleConflict} instead of overwriting what somebody else saved.
 */
export async function saveTitle(project: TitledProject, title: Title): Promise<void> {
  try {
    await updateProject(project.id, title, project.version)
  } catch (error) {
    if (isStatus(error, 404)) throw new TitleConflict(null)
    if (!isStatus(error, 412)) throw error
    const now = await readProject(project.id)
    if (now === null || !isSameTitle(now, project)) throw new TitleConflict(now)
    await saveTitle(now, title)
  }
}

export function isSameTitle(one: Title, other: Title): boolean {
  return one.name === other.name && one.description === other.description
}

async function readProject(id: number): Promise<TitledProject | null> {
  try {
    return await call(projects.read, { params: { id } })
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
