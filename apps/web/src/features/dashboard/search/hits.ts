/** The field that is searched with. */
export const SEARCH_FIELD = 'search-everything'

/** Marks what a search found: a link or a button. */
export const HIT = { 'data-hit': '' } as const

/** Gives the focus to what was found, counted from 0, and to the field for anything before it. Whether there was such a one. */
export function focusHit(at: number): boolean {
  const target = at < 0 ? document.getElementById(SEARCH_FIELD) : hits()[at]
  target?.focus()
  return target != null
}

/** Where among what was found the element is; -1 when it is none of it. */
export function placeOf(target: EventTarget): number {
  return target instanceof HTMLElement ? hits().indexOf(target) : -1
}

export function lastHit(): number {
  return hits().length - 1
}

function hits(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hit]')]
}
