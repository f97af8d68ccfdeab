import { MAX_CELL_CHARACTERS, MAX_SHEET_COLUMNS } from '../limits.ts'
import { WorkbookError } from '../workbook-error.ts'
import { BACKSLASH, CellText, QUOTE } from './cell-text.ts'

const COMMA = 0x2c
const LINE_FEED = 0x0a

/** The characters that JSON writes as a backslash and one letter. */
const ESCAPED: ReadonlyMap<number, number> = new Map(
  Object.entries({ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([letter, character]) => [letter.charCodeAt(0), character.charCodeAt(0)],
  ),
)

/** Reads rows of JSON strings from chunks that may end anywhere. */
export class RowReader {
  readonly #chunks: Iterator<Uint8Array>
  #chunk: Uint8Array = new Uint8Array()
  #at = 0
  #row: number
  readonly #text = new CellText()

  /** Errors name rows, and `first` is the number of the first one. */
  constructor(rows: Iterable<Uint8Array>, first: number) {
    this.#chunks = rows[Symbol.iterator]()
    this.#row = first
  }

  /** The cells of the current row as XML text, end to end. */
  get bytes(): Uint8Array {
    return this.#text.bytes
  }

  /** The end of each cell of the current row in `bytes`. The same array is used for all rows. */
  get ends(): readonly number[] {
    return this.#text.ends
  }

  /** Moves to the next row, and returns `false` if there is none. @throws {WorkbookError} if it doesn't fit a sheet. */
  next(): boolean {
    const text = this.#text
    text.clear()
    for (;;) {
      const byte = this.#take()
      if (byte === -1) return false
      if (byte === QUOTE) this.#readCell()
      else if (byte === LINE_FEED) break
      else if (byte !== COMMA) throw new TypeError('A row has JSON strings between commas.')
    }
    this.#row++
    if (text.ends.length > MAX_SHEET_COLUMNS) throw WorkbookError.wide(text.ends.length)
    return true
  }

  #readCell(): void {
    const text = this.#text
    for (;;) {
      this.#at = text.addRun(this.#chunk, this.#at)
      if (text.characters > MAX_CELL_CHARACTERS) throw WorkbookError.long(this.#row, text.ends.length + 1)
      const byte = this.#take()
      if (byte === -1) throw new TypeError('A JSON string has no end.')
      if (byte === QUOTE) break
      if (byte === BACKSLASH) this.#readEscape()
      else text.add(byte)
    }
    text.end()
  }

  #readEscape(): void {
    const letter = this.#take()
    const character = ESCAPED.get(letter)
    if (character !== undefined) {
      this.#text.add(character)
      return
    }
    let hexadecimal = ''
    for (let i = 0; i < 4; i++) hexadecimal += String.fromCharCode(this.#take())
    this.#text.addCodeUnit(Number.parseInt(hexadecimal, 16))
  }

  /** Returns -1 at the end. */
  #take(): number {
    if (this.#at === this.#chunk.length && !this.#advance()) return -1
    return this.#chunk[this.#at++] ?? -1
  }

  #advance(): boolean {
    for (;;) {
      const { done, value } = this.#chunks.next()
      if (done === true) return false
      if (value.length === 0) continue
      this.#chunk = value
      this.#at = 0
      return true
    }
  }
}
