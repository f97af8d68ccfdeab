import { joinRows } from '../../write/copy.ts'
import { SLACK } from '../../write/encoded-grid.ts'
import type { Head } from '../../write/head.ts'
import type { OutputBuffer } from '../../write/output-buffer.ts'
import type { Runs } from '../../write/row-writer.ts'
import type { Tail } from '../../write/tail.ts'
import { BegunRow } from './begun-row.ts'
import type { RowTree } from './row-tree.ts'
import type { PackedItems, TailColumns } from './tail-columns.ts'

export function* writeOnce(
  head: Head,
  tail: TailColumns,
  { tree, runs, output }: { readonly tree: RowTree; readonly runs: Runs; readonly output: OutputBuffer },
): Iterable<Uint8Array> {
  const begun = new BegunRow(tail, tree, head.bytes.subarray(head.from, head.from + head.length))
  let run = 0
  while (run < runs.count && begun.next()) {
    const leaf = tree.leaves[begun.leaf]
    if (leaf === undefined) return
    const packed = tail.pack(leaf.items)
    let from = 0
    // The number of a row is the place of its last item plus `shift`.
    let shift = tree.firstRows[begun.leaf] ?? 0
    for (const gap of [...leaf.gaps, leaf.items.length]) {
      for (; run < runs.count && runs.first(run) < gap + shift; run++) {
        let first = Math.max(from, runs.first(run) - shift)
        const stop = Math.min(gap, runs.stop(run) - shift)
        while (first < stop) {
          first = output.join(begun, packed, first, stop)
          if (first < stop) yield output.take()
        }
        if (runs.stop(run) > gap + shift) break
      }
      from = gap + 1
      shift--
    }
  }
}

export function encodeTail(tail: TailColumns, tree: RowTree): Tail {
  const count = tree.firstRows.at(-1) ?? 0
  const begun = new BegunRow(tail, tree)
  const starts = new Int32Array(count + 1)
  let bytes = new Uint8Array(Math.ceil(count * tail.averageRow) + SLACK)
  let view = new DataView(bytes.buffer)
  let row = 0
  let used = 0
  let longest = 0

  function makeRoom(length: number): void {
    if (used + length + SLACK <= bytes.length) return
    const larger = new Uint8Array(2 * (used + length) + SLACK)
    larger.set(bytes.subarray(0, used))
    bytes = larger
    view = new DataView(bytes.buffer)
  }

  function add(packed: PackedItems, first: number, stop: number): void {
    const { length } = begun
    let shift = used - (packed.starts[first] ?? 0)
    for (let i = first; i < stop; i++) {
      starts[row++] = (packed.starts[i] ?? 0) + shift
      shift += length
    }
    used = joinRows(view, used, begun.view, 0, length, packed.view, packed.starts, first, stop)
  }

  while (begun.next()) {
    const { items, gaps } = tree.leaves[begun.leaf] ?? { items: new Int32Array(), gaps: [] }
    const packed = tail.pack(items)
    makeRoom(items.length * begun.length + packed.bytes.length)
    let first = 0
    for (const gap of gaps) {
      add(packed, first, gap)
      first = gap + 1
    }
    add(packed, first, items.length)
    longest = Math.max(longest, begun.length + packed.longest)
  }
  starts[row] = used
  const { rowEndLength } = tail
  return { count, bytes, view, starts, span: count, longest, rowEndLength, keptBefore: (kept) => kept }
}
