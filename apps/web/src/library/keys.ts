/** A query key, joined with slashes, is the API path. */
export const LISTS_KEY = ['/api/saved-lists?view=summary'] as const
export const RESULTS_KEY = ['/api/saved-results?view=summary'] as const
export const FOLDERS_KEY = ['/api/folders'] as const
export const PROJECTS_KEY = ['/api/projects?view=summary'] as const
export const MARKS_KEY = ['/api/marks'] as const
export const TRASH_KEY = ['/api/trash'] as const

/** Lists and results of projects in other accounts. */
export const JOINED_CONTENTS_KEY = ['contents of joined projects'] as const

const PROJECT = '/api/projects'

/** `account` is the owner's, if it isn't one's own project. */
export function projectKey(id: number, account?: string) {
  return [PROJECT, account === undefined ? id : `${id}?account=${account}`] as const
}

export type LibraryKey =
  | typeof LISTS_KEY
  | typeof RESULTS_KEY
  | typeof FOLDERS_KEY
  | typeof PROJECTS_KEY
  | typeof MARKS_KEY
  | typeof TRASH_KEY
  | typeof JOINED_CONTENTS_KEY
  | ReturnType<typeof projectKey>
