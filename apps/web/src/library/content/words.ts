export function toWords(text: string): string[] {
  const words: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const word = line.trim()
    if (word !== '') words.push(word)
  }
  return words
}
