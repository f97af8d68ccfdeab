import { countCharacters } from '@wordloom/contract'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Shortens what was inserted, never what was there. @example limitInsertion('ab', 'aXYb', 3) // 'aXb' */
export function limitInsertion(before: string, after: string, limit: number): string {
  const old = toCharacters(before)
  const characters = toCharacters(after)
  if (characters.length <= limit) return after
  const start = commonStart(old, characters)
  const end = commonEnd(old.slice(start), characters.slice(start))
  const kept = characters.slice(0, start)
  const rest = characters.slice(characters.length - end)
  const inserted = characters.slice(start, characters.length - end)
  while (inserted.length > 0) {
    inserted.pop()
    const shorter = [...kept, ...inserted, ...rest].join('')
    if (countCharacters(shorter) <= limit) return shorter
  }
  return before
}

function toCharacters(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length++
  return length
}

function commonEnd(a: readonly string[], b: readonly string[]): number {
  return commonStart(a.toReversed(), b.toReversed())
}
