/** A piece of text put in place of the characters (UTF-16 code units) from `from` up to but without `to`. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** The text after changes made one after the other: each counts in the text that the one before it left. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  return changes.reduce(
    (before, { from, to, insert }) => before.slice(0, from) + insert + before.slice(to),
    text,
  )
}

/** The one change that makes `after` of `before`, or `null` when they are equal. */
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
