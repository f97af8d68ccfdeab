import type { Layout } from './layout.ts'
import { createReadings, type Readings } from './readings.ts'

/** An accent, a part of a Korean syllable or of a flag joins the character before it. */
const JOINS_PREVIOUS = /^[\p{M}\u1160-\u11ff\u{e0020}-\u{e007f}]/u

/**
 * Finds the rows of a folded text, such as a text without its case: all rows that `fold` makes the same. Returns `null` if the fold of a row isn't
 * made of the folds of its parts, because a part begins with a character that joins the one before it.
 */
export function createFoldedReadings(layout: Layout, fold: (text: string) => string): Readings | null {
  const { lead, places } = layout
  const foldsByWords = new Map<readonly string[], readonly string[]>()
  function foldAll(words: readonly string[]): readonly string[] {
    const known = foldsByWords.get(words)
    if (known !== undefined) return known
    const folded = words.map(fold)
    foldsByWords.set(words, folded)
    return folded
  }
  const folded = {
    ...layout,
    lead: fold(lead),
    places: places.map((place) => ({ ...place, words: foldAll(place.words), tail: fold(place.tail) })),
  }
  const joins = (own: string, ofIt: string) => JOINS_PREVIOUS.test(own) || JOINS_PREVIOUS.test(ofIt)
  const hasJoins = places.some(
    ({ words, tail }, i) =>
      joins(tail, folded.places[i]?.tail ?? '') ||
      words.some((word, k) => joins(word, folded.places[i]?.words[k] ?? '')),
  )
  return hasJoins ? null : createReadings(folded)
}
