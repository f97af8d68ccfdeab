import { type Layout, rowCount, setItems, toItems, toPosition } from '../layout.ts'
import type { RowSection, RowWalk } from './section.ts'

export function createPlainSection(layout: Layout): RowSection {
  const size = rowCount(layout)
  return {
    layout,
    isPlain: true,
    size,
    counted: null,
    itemsAt: (rank) => toItems(layout, rank),
    find: (items) => ({ rank: toPosition(layout, items), isKept: true }),
    walk: (rank) => walkAll(layout, rank),
    rowsPerItem: () => layout.factors.map(({ count }) => new Array<bigint>(count).fill(size / BigInt(count))),
  }
}

export function walkAll(layout: Layout, from: bigint): RowWalk {
  const counts = layout.factors.map(({ count }) => count)
  const items = new Int32Array(counts.length)
  let isStarted = false
  return {
    items,
    next() {
      if (!isStarted) {
        isStarted = true
        if (from >= rowCount(layout)) return false
        setItems(layout, from, items)
        return true
      }
      let factor = counts.length - 1
      while (factor >= 0 && (items[factor] ?? 0) + 1 === counts[factor]) items[factor--] = 0
      if (factor < 0) return false
      items[factor] = (items[factor] ?? 0) + 1
      return true
    },
  }
}
