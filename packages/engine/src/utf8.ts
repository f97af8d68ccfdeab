/** Expects well-formed text. */
export function utf8Length(text: string): number {
  let length = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) continue
    // Each half of a surrogate pair counts 2 of the pair's 4 bytes.
    length += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return length
}

/** Expects well-formed text. Returns the end offset. */
export function writeUtf8(text: string, target: Uint8Array, offset: number): number {
  let end = offset
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      target[end++] = unit
    } else if (unit < 0x800) {
      target[end++] = 0xc0 | (unit >> 6)
      target[end++] = 0x80 | (unit & 0x3f)
    } else if (unit < 0xd800 || unit > 0xdfff) {
      target[end++] = 0xe0 | (unit >> 12)
      target[end++] = 0x80 | ((unit >> 6) & 0x3f)
      target[end++] = 0x80 | (unit & 0x3f)
    } else {
      const point = 0x10000 + ((unit - 0xd800) << 10) + (text.charCodeAt(++i) - 0xdc00)
      target[end++] = 0xf0 | (point >> 18)
      target[end++] = 0x80 | ((point >> 12) & 0x3f)
      target[end++] = 0x80 | ((point >> 6) & 0x3f)
      target[end++] = 0x80 | (point & 0x3f)
    }
  }
  return end
}

/** Concatenated UTF-8 texts: text `i` is `bytes[starts[i] .. starts[i + 1]]`. */
export interface EncodedTexts {
  readonly bytes: Uint8Array
  readonly starts: Uint32Array
}

export function encodeTexts(texts: readonly string[]): EncodedTexts {
  const starts = new Uint32Array(texts.length + 1)
  let length = 0
  texts.forEach((text, i) => {
    length += utf8Length(text)
    starts[i + 1] = length
  })
  const bytes = new Uint8Array(length)
  texts.forEach((text, i) => {
    writeUtf8(text, bytes, starts[i] ?? 0)
  })
  return { bytes, starts }
}

export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text))
  writeUtf8(text, bytes, 0)
  return bytes
}
