const LINE_FEED = 0x0a
const SPACE = 0x20
const CHUNK_BYTES = 1 << 18

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Words as ranges of UTF-8 bytes, for lists so long that a string for each word would take most of the time and memory.
 * Word `i` is from `bounds[2 * i]` to before `bounds[2 * i + 1]`, in bytes.
 */
export class WordBytes {
  readonly bytes: Uint8Array
  readonly bounds: Uint32Array

  constructor({ bytes, bounds }: Pick<WordBytes, 'bytes' | 'bounds'>) {
    this.bytes = bytes
    this.bounds = bounds
  }

  get length(): number {
    return this.bounds.length >> 1
  }

  at(place: number): string {
    return decoder.decode(this.bytes.subarray(this.bounds[2 * place], this.bounds[2 * place + 1]))
  }

  /** The words at some places, in the same bytes. */
  filter(isKept: (place: number) => boolean): WordBytes {
    const bounds = new Uint32Array(this.bounds.length)
    let count = 0
    for (let place = 0; place < this.length; place++) {
      if (!isKept(place)) continue
      bounds[count++] = this.bounds[2 * place] ?? 0
      bounds[count++] = this.bounds[2 * place + 1] ?? 0
    }
    return new WordBytes({ bytes: this.bytes, bounds: bounds.subarray(0, count) })
  }

  isBlank(place: number): boolean {
    const to = this.bounds[2 * place + 1] ?? 0
    for (let at = this.bounds[2 * place] ?? 0; at < to; at++) {
      const byte = this.bytes[at] ?? 0
      if (byte > 0x7f) return !/\S/.test(this.at(place))
      if (byte !== SPACE && (byte < 0x09 || byte > 0x0d)) return false
    }
    return true
  }

  /** The words with a line feed behind each. A chunk is valid until the next one is asked for. */
  *lines(): Generator<Uint8Array> {
    const { bytes, bounds } = this
    let chunk = new Uint8Array(CHUNK_BYTES)
    let end = 0
    for (let place = 0; place < this.length; place++) {
      const [from = 0, to = 0] = [bounds[2 * place], bounds[2 * place + 1]]
      if (end + to - from + 1 > chunk.length) {
        yield chunk.subarray(0, end)
        end = 0
        if (to - from + 1 > chunk.length) chunk = new Uint8Array(to - from + 1)
      }
      for (let at = from; at < to; at++) chunk[end++] = bytes[at] ?? 0
      chunk[end++] = LINE_FEED
    }
    yield chunk.subarray(0, end)
  }
}

export type Words = readonly string[] | WordBytes

export function toStrings(words: Words): readonly string[] {
  return words instanceof WordBytes
    ? Array.from({ length: words.length }, (_, place) => words.at(place))
    : words
}

/** True if a word of one list has the same bytes as a word of another. */
export function areEqual(one: WordBytes, place: number, other: WordBytes, otherPlace: number): boolean {
  const [from = 0, to = 0] = [one.bounds[2 * place], one.bounds[2 * place + 1]]
  const [otherFrom = 0, otherTo = 0] = [other.bounds[2 * otherPlace], other.bounds[2 * otherPlace + 1]]
  if (to - from !== otherTo - otherFrom) return false
  const shift = otherFrom - from
  for (let at = from; at < to; at++) if (one.bytes[at] !== other.bytes[at + shift]) return false
  return true
}
