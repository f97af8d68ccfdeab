import { copyShort } from '../../write/copy.ts'
import { averageLength, type EncodedColumn, SLACK } from '../../write/encoded-grid.ts'

/** The columns of a tail, of which `last` is the last one with words of its own. */
export interface TailColumns {
  readonly columns: readonly EncodedColumn[]
  readonly last: number
  readonly factors: number
  readonly rowEndLength: number
  readonly longestRow: number
  readonly averageRow: number
  /** Packs each array of items once. */
  pack(items: Int32Array): PackedItems
}

/** The words of some items of the last factor, each with the text after it: `bytes[starts[i] .. starts[i + 1]]`. */
export interface PackedItems {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly starts: Int32Array
  readonly longest: number
}

export function createTailColumns(columns: readonly EncodedColumn[], rowEndLength: number): TailColumns {
  const last = columns.findLastIndex(({ source }) => source !== null)
  const packed = new Map<Int32Array, PackedItems>()
  return {
    columns,
    last,
    factors: columns.filter(({ source }) => source !== null).length,
    rowEndLength,
    longestRow: columns.reduce((sum, column) => sum + longestOf(column), 0),
    averageRow: columns.reduce((sum, column) => sum + averageLength(column), 0),
    pack(items) {
      const known = packed.get(items)
      if (known !== undefined) return known
      const own = packItems(columns.slice(last), items)
      packed.set(items, own)
      return own
    },
  }
}

function packItems(columns: readonly EncodedColumn[], items: Int32Array): PackedItems {
  const starts = new Int32Array(items.length + 1)
  let longest = 0
  for (let i = 0; i < items.length; i++) {
    let length = 0
    for (const column of columns) length += lengthOf(column, items[i] ?? 0)
    longest = Math.max(longest, length)
    starts[i + 1] = (starts[i] ?? 0) + length
  }
  const bytes = new Uint8Array((starts[items.length] ?? 0) + SLACK)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < items.length; i++) {
    let at = starts[i] ?? 0
    for (const column of columns) {
      const item = column.source === null ? 0 : (items[i] ?? 0)
      const length = lengthOf(column, item)
      copyShort(view, at, column.view, column.starts[item] ?? 0, length)
      at += length
    }
  }
  return { bytes, view, starts, longest }
}

function lengthOf({ source, starts }: EncodedColumn, item: number): number {
  return source === null ? (starts[1] ?? 0) : (starts[item + 1] ?? 0) - (starts[item] ?? 0)
}

function longestOf(column: EncodedColumn): number {
  let longest = 0
  for (let i = 0; i < column.count; i++) longest = Math.max(longest, lengthOf(column, i))
  return longest
}
