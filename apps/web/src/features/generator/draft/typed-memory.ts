import { type Scope, toScopedKey } from './scope.ts'
import { whereAllowed } from './where-allowed.ts'

const TYPED_KEY = 'wordloom.typed'
/** Local storage has room for only a few megabytes. */
const MAX_CHARACTERS = 1_000_000

/** Text typed before its page knew its draft, one text per column; the next page in any tab takes it. */
export const typedMemory = {
  take: (scope: Scope): readonly string[] => {
    const typed = readTyped(scope)
    whereAllowed(() => localStorage.removeItem(toScopedKey(scope, TYPED_KEY)))
    return typed
  },
  /** Appends to what earlier pages left here and no page has taken yet. */
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
      // Safe cast: only this module writes the key.
      return kept === null ? null : (JSON.parse(kept) as string[])
    }) ?? []
  )
}
