/** Of the note in session storage, and of the database. */
export const KEPT_WORK = 'wordloom-kept-work'

/** Which work this tab has kept, whose it is and on which page. */
export interface WorkNote {
  readonly id: string
  readonly userId: string
  /** With the query. */
  readonly path: string
  /** `Date.now()` when it was kept. */
  readonly at: number
}

/** In session storage: another tab doesn't see it, and it can be read before anything is loaded. */
export const workNote = {
  read(): WorkNote | null {
    try {
      // Written by this page alone, below.
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
      // Storage is forbidden: nothing is kept.
    }
  },
}
