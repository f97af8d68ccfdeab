import type { Counting } from '../rules/counting.ts'
import type { State } from '../rules/state.ts'
import { copyShort } from '../write/copy.ts'
import { type EncodedColumn, SLACK } from '../write/encoded-grid.ts'
import type { Head } from '../write/head.ts'
import type { OutputBuffer } from '../write/output-buffer.ts'
import type { Runs } from '../write/row-writer.ts'
import type { Tail } from '../write/tail.ts'

class BegunRow {
  readonly bytes: Uint8Array
  readonly view: DataView
  length = 0

  constructor(columns: readonly EncodedColumn[]) {
    this.bytes = new Uint8Array(longestRow(columns) + SLACK)
    this.view = new DataView(this.bytes.buffer)
  }

  set(at: number, { bytes, view, starts }: EncodedColumn, item: number): void {
    const from = starts[item] ?? 0
    const length = (starts[item + 1] ?? 0) - from
    if (length > 64) this.bytes.set(bytes.subarray(from, from + length), at)
    else copyShort(this.view, at, view, from, length)
    this.length = at + length
  }
}

export function longestRow(columns: readonly EncodedColumn[]): number {
  return columns.reduce((sum, column) => sum + longestOf(column), 0)
}

interface RowsOfHead {
  readonly head: Head
  readonly columns: readonly EncodedColumn[]
  readonly counting: Counting
  readonly state: State
  readonly runs: Runs
  readonly output: OutputBuffer
}

export function* writeOnce({
  head,
  columns,
  counting,
  state,
  runs,
  output,
}: RowsOfHead): Iterable<Uint8Array> {
  const begun = new BegunRow(columns)
  const last = columns.length - 1
  const longest = longestOf(columns[last])
  let row = 0
  let run = 0

  function* visit(k: number, below: State, length: number): Iterable<Uint8Array> {
    const column = columns[k]
    if (column === undefined) return
    if (column.source === null) {
      begun.set(length, column, 0)
      yield* visit(k + 1, below, begun.length)
      return
    }
    if (k === last) {
      yield* add(column, counting.keptItems(below), length)
      return
    }
    const next = columns[k + 1]
    for (const item of counting.keptItems(below)) {
      begun.set(length, column, item)
      if (k + 1 === last && next !== undefined)
        yield* add(next, counting.lastItemsAfter(below, item), begun.length)
      else yield* visit(k + 1, counting.step(below, item), begun.length)
    }
  }

  function* add(column: EncodedColumn, items: Int32Array, length: number): Iterable<Uint8Array> {
    begun.length = length
    const end = row + items.length
    for (; run < runs.count && runs.first(run) < end; run++) {
      let first = Math.max(0, runs.first(run) - row)
      const stop = Math.min(items.length, runs.stop(run) - row)
      while (first < stop) {
        first = output.joinItems(head, begun, column, items, { first, stop, longest })
        if (first < stop) yield output.take()
      }
      if (runs.stop(run) > end) break
    }
    row = end
  }

  yield* visit(0, state, 0)
}

export function encodeTail(
  columns: readonly EncodedColumn[],
  counting: Counting,
  top: State,
  rowEndLength: number,
): Tail {
  const count = Number(top.size)
  const starts = new Int32Array(count + 1)
  const begun = new BegunRow(columns)
  const lastColumn = columns.findLastIndex(({ source }) => source !== null)
  let bytes = new Uint8Array(1024 + SLACK)
  let view = new DataView(bytes.buffer)
  let rows = 0
  let used = 0
  let longest = 0

  function makeRoom(length: number): void {
    if (used + length + SLACK <= bytes.length) return
    const larger = new Uint8Array(2 * bytes.length + length)
    larger.set(bytes.subarray(0, used))
    bytes = larger
    view = new DataView(bytes.buffer)
  }

  function visit(k: number, state: State, length: number): void {
    const column = columns[k]
    if (column === undefined) return
    if (column.source === null) {
      begun.set(length, column, 0)
      visit(k + 1, state, begun.length)
      return
    }
    const items = counting.keptItems(state)
    if (k === lastColumn) {
      addRows(column, items, length)
      return
    }
    const next = columns[k + 1]
    for (const item of items) {
      begun.set(length, column, item)
      if (k + 1 === lastColumn && next !== undefined)
        addRows(next, counting.lastItemsAfter(state, item), begun.length)
      else visit(k + 1, counting.step(state, item), begun.length)
    }
  }

  function addRows(column: EncodedColumn, items: Int32Array, length: number): void {
    const end = columns[lastColumn + 1]
    const endLength = end === undefined ? 0 : (end.starts[1] ?? 0)
    const { starts: wordStarts, view: words } = column
    makeRoom(items.length * (length + endLength) + lengthOf(column, items))
    for (let i = 0; i < items.length; i++) {
      const item = items[i] ?? 0
      const first = used
      for (let at = 0; at < length; at += 8) view.setFloat64(used + at, begun.view.getFloat64(at, true), true)
      used += length
      const from = wordStarts[item] ?? 0
      const wordLength = (wordStarts[item + 1] ?? 0) - from
      for (let at = 0; at < wordLength; at += 8)
        view.setFloat64(used + at, words.getFloat64(from + at, true), true)
      used += wordLength
      if (end !== undefined) {
        bytes.set(end.bytes.subarray(0, endLength), used)
        used += endLength
      }
      starts[++rows] = used
      if (used - first > longest) longest = used - first
    }
  }

  visit(0, top, 0)
  return { count, bytes, view, starts, span: count, longest, rowEndLength, keptBefore: (row) => row }
}

function lengthOf({ starts }: EncodedColumn, items: Int32Array): number {
  let length = 0
  for (const item of items) length += (starts[item + 1] ?? 0) - (starts[item] ?? 0)
  return length
}

function longestOf(column: EncodedColumn | undefined): number {
  const { count, starts } = column ?? { count: 0, starts: [] }
  let longest = 0
  for (let i = 0; i < count; i++) longest = Math.max(longest, (starts[i + 1] ?? 0) - (starts[i] ?? 0))
  return longest
}
