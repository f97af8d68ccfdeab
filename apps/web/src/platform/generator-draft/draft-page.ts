/** The page that a draft belongs to: the generator of the home page, or of a project. */
export type DraftPage = 'home' | `project-${number}`

export function toDraftId(page: DraftPage, id: string): string {
  return page === 'home' ? id : `${page}.${id}`
}

export function isOf(page: DraftPage, draftId: string): boolean {
  return page === 'home' ? !draftId.includes('.') : draftId.startsWith(`${page}.`)
}

export function toPageKey(page: DraftPage, key: string): string {
  return page === 'home' ? key : `${key}.${page}`
}
