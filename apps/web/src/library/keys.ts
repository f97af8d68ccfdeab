import type { JoinedProject } from '@wordloom/contract'
import type { Scope } from './scope.ts'

/** A query key, joined with slashes, is the API path. */
export const LISTS_KEY = ['/api/saved-lists?view=summary'] as const
export const RESULTS_KEY = ['/api/saved-results?view=summary'] as const
export const FOLDERS_KEY = ['/api/folders'] as const
export const PROJECTS_KEY = ['/api/projects?view=summary'] as const
export const MARKS_KEY = ['/api/marks'] as const
export const TRASH_KEY = ['/api/trash'] as const

export const JOINED_KEY = ['/api/joined-projects'] as const

const PROJECT = '/api/projects'

export function listsKey(scope: Scope) {
  return scope.role === 'owner' ? LISTS_KEY : contentsKey(scope, 'lists')
}

export function resultsKey(scope: Scope) {
  return scope.role === 'owner' ? RESULTS_KEY : contentsKey(scope, 'results')
}

export function projectKey({ account }: Pick<Scope, 'account'>, id: number) {
  return [PROJECT, account === undefined ? id : `${id}?account=${account}`] as const
}

function contentsKey({ account, projectId }: JoinedPlace, part: 'lists' | 'results') {
  return [PROJECT, projectId, `${part}?view=summary&account=${account}`] as const
}

type JoinedPlace = Pick<JoinedProject, 'account' | 'projectId'>

export type LibraryKey =
  | typeof LISTS_KEY
  | typeof RESULTS_KEY
  | typeof FOLDERS_KEY
  | typeof PROJECTS_KEY
  | typeof MARKS_KEY
  | typeof TRASH_KEY
  | typeof JOINED_KEY
  | ReturnType<typeof projectKey>
  | ReturnType<typeof contentsKey>
