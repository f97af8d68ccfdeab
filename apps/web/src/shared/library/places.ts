type Tab = 'lists' | 'results'

/** The page that shows the lists of a folder; null for ungrouped lists. */
export function toFolderPath(folderId: number | null): string {
  return folderId === null ? '/dashboard' : `/dashboard?folder=${folderId}`
}

/** The page that shows the lists or results of a project; null for those of no project. */
export function toProjectPath(projectId: number | null, tab: Tab): string {
  if (projectId !== null) return `/projects/${projectId}?tab=${tab}`
  return tab === 'lists' ? '/dashboard?folder=all' : '/dashboard?tab=results'
}

/** Undefined for several items, whose number is told instead. */
export function onlyName(items: readonly { readonly name: string }[]): string | undefined {
  return items.length === 1 ? items[0]?.name : undefined
}
