export interface Part {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * The text in parts, those that were searched for marked.
 *
 * @example toParts('Red fox', 'fo') // [{ text: 'Red ', isMatch: false }, { text: 'fo', isMatch: true }, { text: 'x', isMatch: false }]
 */
export function toParts(text: string, query: string): readonly Part[] {
  const wanted = query.toLowerCase()
  const lower = text.toLowerCase()
  // Some letters are of another length in lower case: where matches are cannot be told then.
  if (wanted === '' || lower.length !== text.length) return [{ text, isMatch: false }]
  const parts: Part[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false })
    from = at + wanted.length
    parts.push({ text: text.slice(at, from), isMatch: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

/** Whether one of the texts holds what is searched for, whatever its case. */
export function hasMatch(query: string, ...texts: readonly (string | null)[]): boolean {
  const wanted = query.toLowerCase()
  return texts.some((text) => text?.toLowerCase().includes(wanted))
}
