import { whereAllowed } from './where-allowed.ts'

/** Session storage holds a few megabytes. */
const MAX_CHARACTERS = 1_000_000
const DRAFT_KEY = 'wordloom.draft'
const TYPED_KEY = 'wordloom.typed'

/** The tab's own memory, which survives reloads and is written in an instant; it forgets all where it is forbidden. */
export const tabMemory = {
  readDraftId: (): string | null => whereAllowed(() => sessionStorage.getItem(DRAFT_KEY)),
  writeDraftId: (id: string): void => void whereAllowed(() => sessionStorage.setItem(DRAFT_KEY, id)),

  /** What was typed, column by column, before the draft had come. */
  takeTyped: (): readonly string[] => {
    const typed = readTyped()
    whereAllowed(() => sessionStorage.removeItem(TYPED_KEY))
    return typed
  },
  /** Put below what earlier pages have left here and nobody has taken yet. */
  addTyped: (texts: readonly string[]): void => {
    if (texts.every((text) => text === '')) return
    const earlier = readTyped()
    const places = Math.max(earlier.length, texts.length)
    const all = Array.from({ length: places }, (_, place) =>
      [earlier[place] ?? '', texts[place] ?? ''].filter((text) => text !== '').join('\n'),
    )
    const kept = JSON.stringify(all)
    if (kept.length <= MAX_CHARACTERS) whereAllowed(() => sessionStorage.setItem(TYPED_KEY, kept))
  },
}

function readTyped(): readonly string[] {
  return (
    whereAllowed(() => {
      const kept = sessionStorage.getItem(TYPED_KEY)
      // Written by this page alone, above.
      return kept === null ? null : (JSON.parse(kept) as string[])
    }) ?? []
  )
}
