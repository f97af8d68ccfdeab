import type { Unsaved } from './unsaved.ts'
import { whereAllowed } from './where-allowed.ts'

const KEY = 'wordloom.unsaved.'
/** All drafts share a few megabytes of local storage, and unsaved changes are normally small. */
const MAX_CHARACTERS = 1_000_000
/** How long to remember that a page was left if it had nothing unsaved. */
const LEFT_MS = 60_000

/** Local storage writes synchronously, so a closing page can still leave its unsaved changes here. */
export const unsavedMemory = {
  readAll: (): readonly Unsaved[] => {
    const all = (whereAllowed(() => Object.keys(localStorage)) ?? []).flatMap((key) => read(key) ?? [])
    const [spent, useful] = [all.filter(isSpent), all.filter((unsaved) => !isSpent(unsaved))]
    for (const { draftId } of spent) unsavedMemory.delete(draftId)
    return useful
  },
  write: (unsaved: Unsaved): void => {
    const kept = JSON.stringify(unsaved)
    if (kept.length <= MAX_CHARACTERS) whereAllowed(() => localStorage.setItem(KEY + unsaved.draftId, kept))
  },
  delete: (draftId: string): void => void whereAllowed(() => localStorage.removeItem(KEY + draftId)),
}

function read(key: string): Unsaved | null {
  if (!key.startsWith(KEY)) return null
  return whereAllowed(() => {
    const kept = localStorage.getItem(key)
    // Safe cast: only this module writes these keys.
    return kept === null ? null : (JSON.parse(kept) as Unsaved)
  })
}

function isSpent({ changes, isSaved, at }: Unsaved): boolean {
  return isSaved && changes.length === 0 && Date.now() - at > LEFT_MS
}
