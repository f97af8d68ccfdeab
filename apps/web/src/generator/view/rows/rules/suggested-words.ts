import { toSearchable } from '@wordloom/engine'

const MAX_SUGGESTED = 50
/** Suggestions come from the first words of a column if it's larger. */
const MAX_READ = 500_000

export type WordsOf = (column: number) => Promise<readonly string[]>

export function toWords(lines: string, removeWhitespace: boolean): readonly string[] {
  const words = lines.slice(0, MAX_READ).split('\n')
  if (lines.length > MAX_READ) words.pop()
  const read = words.map((word) => (removeWhitespace ? word.replaceAll(/\s/g, '') : word.trim()))
  return [...new Set(read)].filter((word) => word !== '')
}

/** Finds words that begin with what is typed, then those that have it inside. A word that is typed in full finds nothing. */
export function findWords(
  words: readonly string[],
  typed: string,
  without: readonly string[],
): readonly string[] {
  const wanted = toSearchable(typed.trim())
  const first: string[] = []
  const others: string[] = []
  for (const word of words) {
    if (word === typed || without.includes(word)) continue
    const at = toSearchable(word).indexOf(wanted)
    if (at === 0) first.push(word)
    else if (at > 0) others.push(word)
    if (first.length >= MAX_SUGGESTED) break
  }
  return [...first, ...others].slice(0, MAX_SUGGESTED)
}
