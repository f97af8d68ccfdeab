/** Splits a text into trimmed, non-blank lines. */
export function toWords(text: string): string[] {
  const words: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const word = line.trim()
    if (word !== '') words.push(word)
  }
  return words
}

/** Splits a text into non-blank lines without trimming them. */
export function toCombinations(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}
