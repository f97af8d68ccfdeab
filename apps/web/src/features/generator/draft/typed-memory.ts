import { whereAllowed } from './where-allowed.ts'

const TYPED_KEY = 'wordloom.typed'
/** Local storage holds a few megabytes. */
const MAX_CHARACTERS = 1_000_000

/**
 * What was typed, column by column, into a page that was left before its draft had come. It is not known yet which draft
 * that would have been, so the next page of any tab takes it.
 */
export const typedMemory = {
  take: (): readonly string[] => {
    const typed = readTyped()
    whereAllowed(() => localStorage.removeItem(TYPED_KEY))
    return typed
  },
  /** Put below what earlier pages have left here and nobody has taken yet. */
  add: (texts: readonly string[]): void => {
    if (texts.every((text) => text === '')) return
    const earlier = readTyped()
    const places = Math.max(earlier.length, texts.length)
    const all = Array.from({ length: places }, (_, place) =>
      [earlier[place] ?? '', texts[place] ?? ''].filter((text) => text !== '').join('\n'),
    )
    const kept = JSON.stringify(all)
    if (kept.length <= MAX_CHARACTERS) whereAllowed(() => localStorage.setItem(TYPED_KEY, kept))
  },
}

function readTyped(): readonly string[] {
  return (
    whereAllowed(() => {
      const kept = localStorage.getItem(TYPED_KEY)
      // Written by this page alone, above.
      return kept === null ? null : (JSON.parse(kept) as string[])
    }) ?? []
  )
}
