import { OWN, type Scope } from './scope.ts'

type Place = Pick<Scope, 'account'>
type Tab = 'lists' | 'results'

export function toFolderPath(folderId: number | null): string {
  return folderId === null ? '/dashboard' : `/dashboard?folder=${folderId}`
}

export function toProjectPath(projectId: number | null, tab: Tab, { account }: Place = OWN): string {
  const search = account === undefined ? '' : `account=${account}&`
  if (projectId !== null) return `/projects/${projectId}?${search}tab=${tab}`
  return tab === 'lists' ? '/dashboard?folder=all' : '/dashboard?tab=results'
}

/** Opens an item in the generator of the home page. */
export function toGeneratorPath({ account }: Place, kind: 'list' | 'result', id: number): string {
  return `/?${kind}=${id}${account === undefined ? '' : `&account=${account}`}`
}

/** The search of a project's page with another of its tabs. */
export function toTabParams(search: URLSearchParams, tab: Tab | 'merger'): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (tab === 'merger') changed.delete('tab')
  else changed.set('tab', tab)
  return changed
}

/** Undefined for several items, whose number is told instead. */
export function onlyName(items: readonly { readonly name: string }[]): string | undefined {
  return items.length === 1 ? items[0]?.name : undefined
}
