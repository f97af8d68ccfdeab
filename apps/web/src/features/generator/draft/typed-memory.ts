import { type Scope, toScopedKey } from './scope.ts'
import { whereAllowed } from './where-allowed.ts'

const TYPED_KEY = 'wordloom.typed'
/** Local storage holds a few megabytes. */
const MAX_CHARACTERS = 1_000_000

/**
 * What was typed, column by column, into a page that was left before its draft had come. It is not known yet which draft
 * that would have been, so the next page of any tab takes it.
 */
export const typedMemory = {
  take: (scope: Scope): readonly string[] => {
    const typed = readTyped(scope)
    whereAllowed(() => localStorage.removeItem(toScopedKey(scope, TYPED_KEY)))
    return typed
  },
  /** Put below what earlier pages have left here and nobody has taken yet. */
  add: (scope: Scope, texts: readonly string[]): void => {
    if (texts.every((text) => text === '')) return
    const earlier = readTyped(scope)
    const places = Math.max(earlier.length, texts.length)
    const all = Array.from({ length: places }, (_, place) =>
      [earlier[place] ?? '', texts[place] ?? ''].filter((text) => text !== '').join('\n'),
    )
    const kept = JSON.stringify(all)
    if (kept.length <= MAX_CHARACTERS)
      whereAllowed(() => localStorage.setItem(toScopedKey(scope, TYPED_KEY), kept))
  },
}

function readTyped(scope: Scope): readonly string[] {
  return (
    whereAllowed(() => {
      const kept = localStorage.getItem(toScopedKey(scope, TYPED_KEY))
      // Written by this page alone, above.
      return kept === null ? null : (JSON.parse(kept) as string[])
    }) ?? []
  )
}
