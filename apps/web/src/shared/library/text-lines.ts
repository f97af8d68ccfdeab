/** The words of a text, one a line: without the white space around them, blank ones left out. */
export function toWords(text: string): string[] {
  const words: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const word = line.trim()
    if (word !== '') words.push(word)
  }
  return words
}

/** The combinations of a text, one a line: as they are, blank ones left out. */
export function toCombinations(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
}
