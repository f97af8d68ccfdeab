import { WordBytes } from './word-bytes.ts'

const SPACE = 0x20

/** UTF-8 has at most this many bytes for each code unit. */
const BYTES_PER_UNIT = 3

const encoder = new TextEncoder()

/** A function from text to text. */
export interface TextMap {
  (text: string): string
  /**
   * The byte that replaces each byte of UTF-8 in any text, or 0 if its neighbors decide. They also decide about spaces at the
   * ends of a text and spaces in a row. Default: 0 for each byte.
   */
  readonly bytes?: Uint8Array
}

export const SAME_BYTES: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const NO_BYTES = new Uint8Array(256)

/** Adds the bytes of a function that replaces each character of ASCII by the same character in any text, if by one at all. */
export function withAsciiBytes(toText: (text: string) => string): TextMap {
  const bytes = SAME_BYTES.map((byte) => {
    const made = byte < 0x80 ? toText(String.fromCharCode(byte)) : ''
    return made.length === 1 && made < '\x80' ? made.charCodeAt(0) : 0
  })
  return Object.assign((text: string) => toText(text), { bytes })
}

/** Calls `map` with each word. A word becomes a string only if the neighbors of a byte decide. */
export function mapBytes(words: WordBytes, map: TextMap): WordBytes {
  const { bytes: table = NO_BYTES } = map
  if (table.every((made, byte) => made === byte)) return words
  const { bytes, bounds } = words
  const madeBounds = new Uint32Array(bounds.length)
  let made = new Uint8Array(bytes.length)
  let end = 0
  for (let i = 0; i < bounds.length; i += 2) {
    const [from = 0, to = 0] = [bounds[i], bounds[i + 1]]
    madeBounds[i] = end
    if (mapPlain(bytes, from, to, table, made, end)) end += to - from
    else {
      const text = map(words.at(i >> 1))
      const needed = end + BYTES_PER_UNIT * text.length + bytes.length - to
      if (needed > made.length) made = longer(made, needed)
      end += encoder.encodeInto(text, made.subarray(end)).written
    }
    madeBounds[i + 1] = end
  }
  return new WordBytes({ bytes: made, bounds: madeBounds })
}

/** Returns false if the neighbors of a byte decide. */
function mapPlain(
  bytes: Uint8Array,
  from: number,
  to: number,
  table: Uint8Array,
  made: Uint8Array,
  end: number,
): boolean {
  let isBehindSpace = true
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0
    const own = table[byte] ?? 0
    const isSpace = byte === SPACE
    if (own === 0 || (isSpace && isBehindSpace)) return false
    isBehindSpace = isSpace
    made[end + at - from] = own
  }
  return from === to || !isBehindSpace
}

function longer(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(length + (length >> 2))
  copy.set(bytes)
  return copy
}
