export const KEPT_WORK = 'wordloom-kept-work'

export interface WorkNote {
  readonly id: string
  readonly userId: string
  /** Includes the query. */
  readonly path: string
  readonly at: number
}

/** Session storage is private to the tab and readable without loading anything. */
export const workNote = {
  read(): WorkNote | null {
    try {
      // Safe cast: only this module writes the key.
      return JSON.parse(sessionStorage.getItem(KEPT_WORK) ?? 'null') as WorkNote | null
    } catch {
      return null
    }
  },
  write(note: WorkNote | null): void {
    try {
      if (note === null) sessionStorage.removeItem(KEPT_WORK)
      else sessionStorage.setItem(KEPT_WORK, JSON.stringify(note))
    } catch {
      // Storage is forbidden, so nothing is kept.
    }
  },
}
