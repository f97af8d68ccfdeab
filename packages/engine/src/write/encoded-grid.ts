import type { Syntax } from '../document/export-formats.ts'
import { guardOf, guardsOfRows } from '../document/guard.ts'
import type { Grid } from '../grid.ts'
import { utf8Length, writeUtf8 } from '../utf8.ts'

/** Concatenated words: word `i` is `bytes[starts[i] .. starts[i + 1]]`. */
export interface EncodedColumn {
  readonly source: number | null
  readonly count: number
  /** Ends with `SLACK` extra bytes, so that an 8-byte read at the end stays in bounds. */
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly starts: Int32Array
}

export interface EncodedGrid {
  readonly lead: Uint8Array
  readonly columns: readonly EncodedColumn[]
  readonly rowEndLength: number
}

export const SLACK = 8

/** A constant text up to this many bytes is appended to every word; a longer one is stored once. */
const FOLDED_LENGTH = 256

/** `null` if each row has to be looked at, because rows with the same first word differ in whether they are guarded. */
export function encodeGrid(grid: Grid, syntax: Syntax): EncodedGrid | null {
  const isOneCell = syntax.cellBreak === null
  const guards = guardsOfRows(grid.lead, grid.columns, isOneCell ? syntax.guard : null)
  if (guards === null) return null
  const columns: EncodedColumn[] = []
  let rowEndLength = 0
  grid.columns.forEach((column, k) => {
    const isLast = k === grid.columns.length - 1
    const after = toAfter(syntax, column.tail, isLast)
    rowEndLength = utf8Length(after)
    const isFolded = rowEndLength <= FOLDED_LENGTH
    const guardAt = (word: string, i: number) => {
      if (!isOneCell) return syntax.guard === null ? '' : guardOf(word, syntax.guard)
      return k === 0 ? (guards.words?.[i] ?? '') : ''
    }
    const words = column.words.map((word, i) => guardAt(word, i) + syntax.escape(word))
    columns.push(packTexts(words, isFolded ? after : '', k))
    if (!isFolded) columns.push(packTexts([after], '', null))
  })
  const lead = syntax.between + syntax.rowStart + toLead(grid, syntax, guards.lead)
  const { bytes, starts } = packTexts([lead], '', null)
  return { lead: bytes.subarray(0, starts[1]), columns, rowEndLength }
}

export function averageLength({ count, starts }: EncodedColumn): number {
  return (starts[count] ?? 0) / count
}

export function rowLengths({ lead, columns }: EncodedGrid): {
  readonly constant: number
  readonly words: readonly Uint32Array[]
} {
  let constant = lead.length
  const words: Uint32Array[] = []
  for (const { source, count, starts } of columns) {
    if (source === null) constant += starts[count] ?? 0
    else words.push(Uint32Array.from({ length: count }, (_, i) => (starts[i + 1] ?? 0) - (starts[i] ?? 0)))
  }
  return { constant, words }
}

function toLead(grid: Grid, syntax: Syntax, guard: string): string {
  const end = grid.columns.length === 0 ? syntax.rowEnd : ''
  if (syntax.cellBreak !== null) return end
  return guard + syntax.escape(grid.lead) + end
}

function toAfter(syntax: Syntax, tail: string, isLast: boolean): string {
  const gap = syntax.cellBreak === null ? syntax.escape(tail) : isLast ? '' : syntax.cellBreak
  return isLast ? gap + syntax.rowEnd : gap
}

/** A UTF-16 code unit takes at most 3 bytes in UTF-8. */
const BYTES_PER_UNIT = 3

/** @throws {RangeError} when the words take more than 2 GiB. */
function packTexts(texts: readonly string[], after: string, source: number | null): EncodedColumn {
  const count = texts.length
  let units = count * after.length
  for (const text of texts) units += text.length
  const room = new Uint8Array(units * BYTES_PER_UNIT)
  const starts = new Int32Array(count + 1)
  let end = 0
  for (let i = 0; i < count; i++) {
    end = writeUtf8(after, room, writeUtf8(texts[i] ?? '', room, end))
    if (end > 0x7fff_ffff) throw new RangeError('A column takes more than 2 GiB. Use fewer or shorter words.')
    starts[i + 1] = end
  }
  const bytes = new Uint8Array(end + SLACK)
  bytes.set(room.subarray(0, end))
  return { source, count, bytes, view: new DataView(bytes.buffer), starts }
}
