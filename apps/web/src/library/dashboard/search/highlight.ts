import { toSearchable } from '@wordloom/engine'

export interface Part {
  readonly text: string
  readonly isMatch: boolean
}

/** A letter with its accents. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu

/** @example toParts('Red Café', 'cafe') // [{ text: 'Red ', isMatch: false }, { text: 'Café', isMatch: true }] */
export function toParts(text: string, query: string): readonly Part[] {
  const wanted = toSearchable(query)
  if (wanted === '') return [{ text, isMatch: false }]
  const { searchable, letterOf, letters } = readLetters(text)
  const textOf = (from: number, to: number) => letters.slice(from, to).join('')
  const parts: Part[] = []
  let from = 0
  for (let at = searchable.indexOf(wanted); at !== -1; ) {
    const first = letterOf[at] ?? 0
    const end = (letterOf[at + wanted.length - 1] ?? first) + 1
    if (first > from) parts.push({ text: textOf(from, first), isMatch: false })
    parts.push({ text: textOf(first, end), isMatch: true })
    from = end
    let next = at + wanted.length
    while ((letterOf[next] ?? end) < end) next++
    at = searchable.indexOf(wanted, next)
  }
  if (from < letters.length) parts.push({ text: textOf(from, letters.length), isMatch: false })
  return parts
}

export function hasMatch(query: string, ...texts: readonly (string | null)[]): boolean {
  const wanted = toSearchable(query)
  return texts.some((text) => text !== null && toSearchable(text).includes(wanted))
}

/** The letters of a text, and for each character of its searchable form the letter that it comes from. */
function readLetters(text: string) {
  const letters = text.match(LETTERS) ?? []
  const letterOf: number[] = []
  let searchable = ''
  for (const [i, letter] of letters.entries()) {
    const own = toSearchable(letter)
    searchable += own
    for (let at = 0; at < own.length; at++) letterOf.push(i)
  }
  return { searchable, letterOf, letters }
}
