const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters as a person counts them: an emoji of many code points is one. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length
}

/**
 * `after`, with as much of what was inserted into `before` as keeps it within `limit` characters. What stood there
 * before is never taken away.
 *
 * @example limitInsertion('ab', 'aXYb', 3) // 'aXb'
 */
export function limitInsertion(before: string, after: string, limit: number): string {
  if (countCharacters(after) <= limit) return after
  const end = after.length - commonEnd(before, after)
  const start = Math.min(commonStart(before, after), end)
  const inserted = [...segmenter.segment(after.slice(start, end))].map(({ segment }) => segment)
  while (inserted.length > 0) {
    inserted.pop()
    const shorter = after.slice(0, start) + inserted.join('') + after.slice(end)
    if (countCharacters(shorter) <= limit) return shorter
  }
  return before
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Stops short of the common start, so that the two never overlap. */
function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length) - Math.min(commonStart(a, b), a.length, b.length)
  let length = 0
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length++
  return length
}
