/** What an address of the generator names. */
export interface SavedPlace {
  readonly kind: 'result' | 'list'
  readonly id: number
}

/** `?result=7` and `?list=7`; anything else names nothing. */
export function toSavedPlace(search: URLSearchParams): SavedPlace | null {
  for (const kind of ['result', 'list'] as const) {
    const id = search.get(kind)
    if (id !== null && /^[1-9][0-9]{0,15}$/.test(id)) return { kind, id: Number(id) }
  }
  return null
}
