const KEY = 'wordloom.asked-for'
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * A request that a person made before signing up or paying: to save a list or results, or to add a
 * column. A `paid-column` waits for the payment, and becomes a `column` when it has arrived.
 */
export interface Asked {
  readonly kind: 'list' | 'results' | 'column' | 'paid-column'
  /** The id under which the column is saved, or the first column. It tells the tab that asked from others. */
  readonly columnId: string
}

export function readAsked(): Asked | null {
  try {
    // Safe cast: only this module writes the key.
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as (Asked & { at: number }) | null
    return kept !== null && Date.now() - kept.at < KEPT_MILLISECONDS ? kept : null
  } catch {
    return null
  }
}

/** Local storage, because the link in an email opens another tab. */
export function keepAsked({ kind, columnId }: Asked): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ kind, columnId, at: Date.now() }))
  } catch {
    // Storage is forbidden, so the person has to ask again.
  }
}

export function forgetAsked(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so there's nothing to forget.
  }
}
