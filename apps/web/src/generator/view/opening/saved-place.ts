export interface SavedPlace {
  readonly kind: 'result' | 'list'
  readonly id: number
  /** The owner's, if the item isn't one's own. The server checks it. */
  readonly account: string | undefined
}

export function toSavedPlace(search: URLSearchParams): SavedPlace | null {
  for (const kind of ['result', 'list'] as const) {
    const id = search.get(kind)
    if (id !== null && /^[1-9][0-9]{0,15}$/.test(id))
      return { kind, id: Number(id), account: search.get('account') ?? undefined }
  }
  return null
}
