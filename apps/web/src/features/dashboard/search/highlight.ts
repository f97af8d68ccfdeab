export interface Part {
  readonly text: string
  readonly isMatch: boolean
}

/** @example toParts('Red fox', 'fo') // [{ text: 'Red ', isMatch: false }, { text: 'fo', isMatch: true }, …] */
export function toParts(text: string, query: string): readonly Part[] {
  const wanted = query.toLowerCase()
  const lower = text.toLowerCase()
  // Lowercasing can change the length of a text. Positions then don't map back, so nothing is marked.
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

export function hasMatch(query: string, ...texts: readonly (string | null)[]): boolean {
  const wanted = query.toLowerCase()
  return texts.some((text) => text?.toLowerCase().includes(wanted))
}
