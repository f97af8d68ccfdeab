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
  if (folderId === null) next.delete('folder')
  else next.set('folder', String(folderId))
  const search = next.toString()
  return search === '' ? '?' : `?${search}`
}
