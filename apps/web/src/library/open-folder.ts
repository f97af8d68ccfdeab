import { useSearchParams } from 'react-router'

/** Null for ungrouped lists; 0 for an invalid id, which no folder has. */
export type OpenFolder = number | null | 'all'

export function useOpenFolder(): OpenFolder {
  const [params] = useSearchParams()
  const named = params.get('folder')
  if (named === null || named === 'all') return named
  return /^[1-9][0-9]{0,15}$/.test(named) ? Number(named) : 0
}

export function toFolderSearch(params: URLSearchParams, folderId: OpenFolder): string {
  const next = new URLSearchParams(params)
  for (const name of ['starred', 'tags']) next.delete(name)
  if (folderId === 'all' && next.get('sort') === 'changed') next.delete('sort')
  if (folderId === null) next.delete('folder')
  else next.set('folder', String(folderId))
  const search = next.toString()
  return search === '' ? '?' : `?${search}`
}

/** All lists, but only the starred ones, or with the last changed ones first. */
export type ListView = 'starred' | 'changed'

export function useOpenView(): ListView | null {
  const [params] = useSearchParams()
  if (params.get('folder') !== 'all') return null
  if (params.get('starred') === '1') return 'starred'
  return params.get('sort') === 'changed' ? 'changed' : null
}

export function toViewSearch(params: URLSearchParams, view: ListView): string {
  const next = new URLSearchParams(params)
  for (const name of ['starred', 'tags', 'sort', 'order']) next.delete(name)
  next.set('folder', 'all')
  if (view === 'starred') next.set('starred', '1')
  else next.set('sort', 'changed')
  return `?${next}`
}
