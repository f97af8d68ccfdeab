/** Lone surrogates become U+FFFD, as they do in every export. Words contain no line breaks. */
export function packWords(words: readonly string[]): Uint8Array<ArrayBuffer> {
  return packText(words.join('\n'))
}

export function unpackWords(packed: Uint8Array): string[] {
  return packed.length === 0 ? [] : unpackText(packed).split('\n')
}

export function packText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

export function unpackText(packed: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(packed)
}
