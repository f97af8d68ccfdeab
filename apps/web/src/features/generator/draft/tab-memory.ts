import type { Unsaved } from './unsaved.ts'

const DRAFT_KEY = 'wordloom.draft'
const UNSAVED_KEY = 'wordloom.unsaved'
/** Session storage holds a few megabytes; more than a moment's typing is saved long before. */
const MAX_CHARACTERS = 1_000_000

/** The tab's own memory, which survives reloads and is written in an instant; it forgets all where it is forbidden. */
export const tabMemory = {
  readDraftId: (): string | null => attempt(() => sessionStorage.getItem(DRAFT_KEY)),
  writeDraftId: (id: string): void => void attempt(() => sessionStorage.setItem(DRAFT_KEY, id)),
  readUnsaved: (): Unsaved | null =>
    attempt(() => {
      const kept = sessionStorage.getItem(UNSAVED_KEY)
      sessionStorage.removeItem(UNSAVED_KEY)
      // Written by this page alone, below.
      return kept === null ? null : (JSON.parse(kept) as Unsaved)
    }),
  writeUnsaved: (unsaved: Unsaved): void =>
    void attempt(() => {
      const kept = JSON.stringify(unsaved)
      if (unsaved.changes.length > 0 && kept.length <= MAX_CHARACTERS)
        sessionStorage.setItem(UNSAVED_KEY, kept)
      else sessionStorage.removeItem(UNSAVED_KEY)
    }),
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
