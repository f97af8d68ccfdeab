export type Scope = 'home' | `project-${number}`

export function toDraftId(scope: Scope, id: string): string {
  return scope === 'home' ? id : `${scope}.${id}`
}

export function isOf(scope: Scope, draftId: string): boolean {
  return scope === 'home' ? !draftId.includes('.') : draftId.startsWith(`${scope}.`)
}

export function toScopedKey(scope: Scope, key: string): string {
  return scope === 'home' ? key : `${key}.${scope}`
}
