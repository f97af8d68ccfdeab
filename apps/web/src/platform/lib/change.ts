/** Replaces the characters from `from` to `to` (exclusive), in UTF-16 code units. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** Each change refers to the text that the previous one produced. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  return changes.reduce(
    (before, { from, to, insert }) => before.slice(0, from) + insert + before.slice(to),
    text,
  )
}

export function toChange(before: string, after: string): Change | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let end = 0
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end++
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
