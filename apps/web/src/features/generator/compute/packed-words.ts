/** Lone surrogates become U+FFFD, as they do in every export. Words contain no line breaks. */
export function packWords(words: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words.join('\n'))
}

export function unpackWords(packed: Uint8Array): string[] {
  if (packed.length === 0) return []
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(packed).split('\n')
}
