type Tab = 'lists' | 'results'

export function toFolderPath(folderId: number | null): string {
  return folderId === null ? '/dashboard' : `/dashboard?folder=${folderId}`
}

/** A project of another account has no tabs. */
export function toProjectPath(projectId: number | null, tab: Tab, account?: string): string {
  if (account !== undefined) return `/projects/${projectId}?account=${account}`
  if (projectId !== null) return `/projects/${projectId}?tab=${tab}`
  return tab === 'lists' ? '/dashboard?folder=all' : '/dashboard?tab=results'
}

/** Undefined for several items, whose number is told instead. */
export function onlyName(items: readonly { readonly name: string }[]): string | undefined {
  return items.length === 1 ? items[0]?.name : undefined
}
