import { MAX_SHEET_ROWS } from '../limits.ts'
import { SHEET_CLOSING, SHEET_OPENING } from './parts.ts'
import { RowReader } from './row-reader.ts'

const CHUNK_BYTES = 64 << 10
/** Sheets stay below what a zip file can hold without its 64-bit extension, which spreadsheets don't read reliably. */
const MAX_SHEET_BYTES = 0xf000_0000

export interface SheetLimits {
  readonly rows: number
  readonly bytes: number
}

const LIMITS: SheetLimits = { rows: MAX_SHEET_ROWS, bytes: MAX_SHEET_BYTES }

/**
 * Yields the XML of one sheet after the other, in chunks that belong to the caller. Read each sheet to its end before
 * the next one. With `hasHeader`, every sheet begins with the first row.
 */
export function* writeSheets(
  rows: Iterable<Uint8Array>,
  hasHeader: boolean,
  limits: SheetLimits = LIMITS,
): Iterable<Iterable<Uint8Array>> {
  const reader = new RowReader(rows, hasHeader ? 0 : 1)
  const header = hasHeader && reader.next() ? toRow(reader) : null
  let isLeft = reader.next()
  function* writeSheet(): Iterable<Uint8Array> {
    const output = new SheetOutput()
    output.add(SHEET_OPENING)
    if (header !== null) output.addRow(header)
    while (isLeft && output.rows < limits.rows && output.bytes < limits.bytes) {
      output.addRow(reader)
      if (output.isFull) yield output.take()
      isLeft = reader.next()
    }
    output.add(SHEET_CLOSING)
    yield output.take()
  }
  do yield writeSheet()
  while (isLeft)
}

interface Row {
  readonly bytes: Uint8Array
  readonly ends: readonly number[]
}

function toRow({ bytes, ends }: Row): Row {
  return { bytes: bytes.slice(0, ends.at(-1) ?? 0), ends: [...ends] }
}

const ASCII = new TextEncoder()
const ROW_START = ASCII.encode('<row r="')
const CELL_START = ASCII.encode('<c r="')
const TEXT_START = ASCII.encode('" s="1" t="inlineStr"><is><t xml:space="preserve">')
const TEXT_END = ASCII.encode('</t></is></c>')
const TAG_END = ASCII.encode('">')
const ROW_END = ASCII.encode('</row>')
/** The most bytes around the text of a cell, or at the start and end of a row. */
const MARKUP_BYTES = 128

class SheetOutput {
  #buffer = new Uint8Array(CHUNK_BYTES)
  #length = 0
  #taken = 0
  #rows = 0
  readonly #columns: Uint8Array[] = []

  get rows(): number {
    return this.#rows
  }

  get bytes(): number {
    return this.#taken + this.#length
  }

  get isFull(): boolean {
    return this.#length > CHUNK_BYTES - LONG_ROW
  }

  add(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    this.#append(bytes)
  }

  addRow({ bytes, ends }: Row): void {
    const number = toDigits(++this.#rows)
    this.#reserve(MARKUP_BYTES)
    this.#append(ROW_START)
    this.#append(number)
    this.#append(TAG_END)
    let from = 0
    for (let column = 0; column < ends.length; column++) {
      const end = ends[column] ?? from
      if (end > from) this.#addCell(column, number, bytes, from, end)
      from = end
    }
    this.#reserve(MARKUP_BYTES)
    this.#append(ROW_END)
  }

  take(): Uint8Array {
    const chunk = this.#buffer.subarray(0, this.#length)
    this.#taken += this.#length
    this.#buffer = new Uint8Array(CHUNK_BYTES)
    this.#length = 0
    return chunk
  }

  #addCell(column: number, row: Uint8Array, bytes: Uint8Array, from: number, end: number): void {
    this.#reserve(MARKUP_BYTES + end - from)
    this.#append(CELL_START)
    this.#append(this.#nameOf(column))
    this.#append(row)
    this.#append(TEXT_START)
    if (end - from > LONG) {
      this.#buffer.set(bytes.subarray(from, end), this.#length)
      this.#length += end - from
    } else for (let at = from; at < end; at++) this.#buffer[this.#length++] = bytes[at] ?? 0
    this.#append(TEXT_END)
  }

  #nameOf(column: number): Uint8Array {
    const known = this.#columns[column]
    if (known !== undefined) return known
    const name = ASCII.encode(toColumnName(column))
    this.#columns[column] = name
    return name
  }

  #append(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) this.#buffer[this.#length + i] = bytes[i] ?? 0
    this.#length += bytes.length
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return
    const larger = new Uint8Array(2 * (this.#length + bytes))
    larger.set(this.#buffer.subarray(0, this.#length))
    this.#buffer = larger
  }
}

function toDigits(number: number): Uint8Array {
  const digits = new Uint8Array(number < 10 ? 1 : Math.floor(Math.log10(number)) + 1)
  for (let at = digits.length - 1, rest = number; at >= 0; at--, rest = Math.floor(rest / 10)) {
    digits[at] = 0x30 + (rest % 10)
  }
  return digits
}

/** Longer rows make the buffer grow. */
const LONG_ROW = 4 << 10
/** Longer texts are copied by the system, which takes a moment to begin. */
const LONG = 64

/** `column` is counted from 0: A, …, Z, AA, … */
export function toColumnName(column: number): string {
  const letter = String.fromCharCode(0x41 + (column % 26))
  return column < 26 ? letter : toColumnName(Math.floor(column / 26) - 1) + letter
}
