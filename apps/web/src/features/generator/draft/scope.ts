/** What a draft belongs to: the home page, or a project. */
export type Scope = 'home' | `project-${number}`

/** The id of a draft tells what it belongs to. */
export function toDraftId(scope: Scope, id: string): string {
  return scope === 'home' ? id : `${scope}.${id}`
}

export function isOf(scope: Scope, draftId: string): boolean {
  return scope === 'home' ? !draftId.includes('.') : draftId.startsWith(`${scope}.`)
}

/** The name of something that each scope has of its own. */
export function toScopedKey(scope: Scope, key: string): string {
  return scope === 'home' ? key : `${key}.${scope}`
}
