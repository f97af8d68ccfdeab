/** Above these limits a plain text area makes typing slow, so the large editor takes over. */
const LARGE_CHARACTERS = 32_000
const LARGE_LINES = 1000

export function isLarge(text: string): boolean {
  return text.length > LARGE_CHARACTERS || hasMoreLines(text, LARGE_LINES)
}

/** Uses half the limits, so that a text near them doesn't switch back and forth. */
export function isSmall(characters: number, lines: number): boolean {
  return characters < LARGE_CHARACTERS / 2 && lines < LARGE_LINES / 2
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    if (++lines > most) return true
  }
  return false
}
