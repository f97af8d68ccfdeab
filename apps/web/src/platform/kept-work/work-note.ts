import { keptInTab } from '../lib/kept-text.ts'

export const KEPT_WORK = 'wordloom-kept-work'

export interface WorkNote {
  readonly id: string
  readonly userId: string
  /** Includes the query. */
  readonly path: string
  readonly at: number
}

const kept = keptInTab(KEPT_WORK)

/** Readable without loading anything. */
export const workNote = {
  // Safe cast: only this module writes the key.
  read: (): WorkNote | null => kept.readJson() as WorkNote | null,
  write(note: WorkNote | null): void {
    if (note === null) kept.remove()
    else kept.writeJson(note)
  },
}
