import { lengthIn } from './length-in.ts'
import type { Measure } from './measure.ts'

/** UTF-16 offsets in a text. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * Finds what makes a text longer than `most`: each counted character if the measure counts some only, and everything
 * from the first one that is too many otherwise.
 *
 * @example findExcess('red shoes', { unit: 'characters', most: 5 }) // [{ from: 5, to: 9 }]
 */
export function findExcess(
  text: string,
  { unit, of, at, most }: Measure & { readonly most: number },
): readonly TextRange[] {
  const excess: TextRange[] = []
  let length = 0
  let from = 0
  let isInWord = false
  for (const character of text) {
    const to = from + character.length
    const isSeen = at === undefined || (at === 'start' ? from === 0 : to === text.length)
    if (isSeen && of?.test(character) !== false) {
      if (unit !== 'words') length += lengthIn(unit, character)
      else if (character !== ' ' && !isInWord) length++
      if (length > most) excess.push({ from, to })
    }
    isInWord = character !== ' '
    from = to
  }
  const [first] = excess
  return of === undefined && first !== undefined ? [{ from: first.from, to: text.length }] : excess
}
