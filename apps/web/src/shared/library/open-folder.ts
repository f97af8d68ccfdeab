import { useSearchParams } from 'react-router'

/** The folder that the address names; null where it names none: the lists without a folder show then. */
export function useOpenFolder(): number | null {
  const [params] = useSearchParams()
  const named = params.get('folder')
  if (named === null) return null
  // What is no id is no folder of anybody.
  return /^[1-9][0-9]{0,15}$/.test(named) ? Number(named) : 0
}

/** The search of an address that shows a folder, everything else as it is. */
export function toFolderSearch(params: URLSearchParams, folderId: number | null): string {
  const next = new URLSearchParams(params)
  if (folderId === null) next.delete('folder')
  else next.set('folder', String(folderId))
  const search = next.toString()
  return search === '' ? '?' : `?${search}`
}
