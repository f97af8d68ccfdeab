export const QUOTE = 0x22
export const BACKSLASH = 0x5c
const UNDERSCORE = 0x5f
const LETTER_X = 0x78
/** `_x0041_` without its last character. */
const ESCAPE_LENGTH = '_x0041'.length
/** The most bytes that one byte of input turns into. */
const LONGEST = '_x0000__x0000_'.length

const ENTITIES: ReadonlyMap<number, Uint8Array> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }).map(([character, entity]) => [
    character.charCodeAt(0),
    toAscii(entity),
  ]),
)

const PLAIN = 0
const CONTINUED = 1
const FOUR_BYTES = 2
const ENTITY = 3
const CONTROL = 4
const LINE = 5
const NONCHARACTER_END = 6
const END = 7
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === QUOTE || byte === BACKSLASH) return END
  if (ENTITIES.has(byte)) return ENTITY
  if (byte === UNDERSCORE) return LINE
  if (byte === 0x09 || byte === 0x0a) return PLAIN
  if (byte < 0x20) return CONTROL
  if (byte === 0xbe || byte === 0xbf) return NONCHARACTER_END
  if (byte >= 0x80 && byte < 0xc0) return CONTINUED
  return byte >= 0xf0 ? FOUR_BYTES : PLAIN
})

/** UTF-16 code units per plain byte, continuation, and first of four bytes. */
const CHARACTERS = [1, 0, 2]

/**
 * Collects the cells of a row as XML text. Characters that XML can't carry become `_x0001_`, and a text that looks
 * like this gets `_x005F_` in place of its first underscore (ECMA-376, ST_Xstring).
 */
export class CellText {
  #bytes = new Uint8Array(4096)
  #length = 0
  /** The end of the latest `_x0001_` that isn't part of the text. */
  #escapeEnd = 0
  #characters = 0
  readonly #ends: number[] = []

  get bytes(): Uint8Array {
    return this.#bytes
  }

  get ends(): readonly number[] {
    return this.#ends
  }

  /** The length of the current cell in UTF-16 code units. */
  get characters(): number {
    return this.#characters
  }

  clear(): void {
    this.#length = 0
    this.#escapeEnd = 0
    this.#ends.length = 0
  }

  end(): void {
    this.#ends.push(this.#length)
    this.#escapeEnd = this.#length
    this.#characters = 0
  }

  /** Adds UTF-8 bytes up to a quote, a backslash or the end of the chunk. Returns where that is. */
  addRun(chunk: Uint8Array, from: number): number {
    let at = from
    for (;;) {
      at = this.#addPlain(chunk, at)
      const byte = chunk[at]
      if (byte === undefined || KINDS[byte] === END) return at
      this.add(byte)
      at++
    }
  }

  #addPlain(chunk: Uint8Array, from: number): number {
    while (this.#length + chunk.length - from > this.#bytes.length) this.#grow()
    const bytes = this.#bytes
    let length = this.#length
    let characters = this.#characters
    let at = from
    for (; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0
      const kind = KINDS[byte] ?? PLAIN
      if (kind > FOUR_BYTES) break
      bytes[length++] = byte
      characters += CHARACTERS[kind] ?? 0
    }
    this.#length = length
    this.#characters = characters
    return at
  }

  /** Adds the next byte of a text in UTF-8. */
  add(byte: number): void {
    if (this.#length + LONGEST > this.#bytes.length) this.#grow()
    const kind = KINDS[byte] ?? PLAIN
    switch (kind) {
      case PLAIN:
      case CONTINUED:
      case FOUR_BYTES:
        this.#characters += CHARACTERS[kind] ?? 0
        break
      case END:
        this.#characters++
        break
      case ENTITY:
        this.#characters++
        this.#append(ENTITIES.get(byte) ?? [])
        return
      case CONTROL:
        this.#characters++
        this.#escape(byte)
        return
      case LINE:
        this.#characters++
        if (this.#endsLikeEscape()) this.#escapeUnderscore()
        break
      case NONCHARACTER_END:
        if (this.#bytes[this.#length - 1] === 0xbf && this.#bytes[this.#length - 2] === 0xef) {
          this.#length -= 2
          this.#escape(0xff00 | (byte | 0x40))
          return
        }
        break
    }
    this.#bytes[this.#length++] = byte
  }

  /** Adds half of a surrogate pair as U+FFFD, as UTF-8 can't have it, and other characters as they are. */
  addCodeUnit(unit: number): void {
    const isSurrogate = unit >= 0xd800 && unit < 0xe000
    for (const byte of UTF8.encode(isSurrogate ? '\ufffd' : String.fromCharCode(unit))) this.add(byte)
  }

  #endsLikeEscape(): boolean {
    const from = this.#length - ESCAPE_LENGTH
    if (from < this.#escapeEnd) return false
    if (this.#bytes[from] !== UNDERSCORE || this.#bytes[from + 1] !== LETTER_X) return false
    for (let at = from + 2; at < this.#length; at++) if (!isHexadecimal(this.#bytes[at] ?? 0)) return false
    return true
  }

  #escapeUnderscore(): void {
    const from = this.#length - ESCAPE_LENGTH
    const rest = this.#bytes.slice(from + 1, this.#length)
    this.#length = from
    this.#escape(UNDERSCORE)
    this.#append(rest)
  }

  #escape(unit: number): void {
    this.#append(toAscii(`_x${unit.toString(16).toUpperCase().padStart(4, '0')}_`))
    this.#escapeEnd = this.#length
  }

  #append(bytes: ArrayLike<number>): void {
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  #grow(): void {
    const bytes = new Uint8Array(2 * this.#bytes.length)
    bytes.set(this.#bytes)
    this.#bytes = bytes
  }
}

const UTF8 = new TextEncoder()

function toAscii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function isHexadecimal(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
}
