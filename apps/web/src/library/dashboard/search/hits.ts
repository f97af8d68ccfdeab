export const SEARCH_FIELD = 'search-everything'

export const HIT = { 'data-hit': '' } as const

/** A negative index focuses the search field. Returns false if there's no such hit. */
export function focusHit(at: number): boolean {
  const target = at < 0 ? document.getElementById(SEARCH_FIELD) : hits()[at]
  target?.focus()
  return target != null
}

export function placeOf(target: EventTarget): number {
  return target instanceof HTMLElement ? hits().indexOf(target) : -1
}

export function lastHit(): number {
  return hits().length - 1
}

function hits(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hit]')]
}
