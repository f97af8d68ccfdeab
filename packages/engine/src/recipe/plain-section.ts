import { type Layout, rowCount, toPosition } from './layout.ts'
import type { RowSection, RowWalk } from './section.ts'

/** All rows of a layout. */
export function createPlainSection(layout: Layout): RowSection {
  const size = rowCount(layout)
  return {
    layout,
    isPlain: true,
    size,
    counted: null,
    itemsAt(rank) {
      const items = new Int32Array(layout.factors.length)
      setItems(layout, rank, items)
      return [...items]
    },
    find: (items) => ({ rank: toPosition(layout, items), isKept: true }),
    walk: (rank) => walkAll(layout, rank),
    rowsPerItem: () => layout.factors.map(({ count }) => new Array<bigint>(count).fill(size / BigInt(count))),
  }
}

/** Sets the items of the row at a position. */
function setItems({ factors, below }: Layout, position: bigint, items: Int32Array): void {
  let rest = position
  let factor = 0
  for (; rest > Number.MAX_SAFE_INTEGER; factor++) {
    const height = below[factor + 1] ?? 1n
    items[factor] = Number(rest / height)
    rest %= height
  }
  setItemsAt({ factors }, Number(rest), items, factor)
}

/** Like `setItems`, for a position that a number can hold, from a factor on. */
export function setItemsAt(
  { factors }: Pick<Layout, 'factors'>,
  position: number,
  items: Int32Array,
  first = 0,
): void {
  let rest = position
  for (let f = factors.length - 1; f >= first; f--) {
    const count = factors[f]?.count ?? 1
    const above = Math.floor(rest / count)
    items[f] = rest - above * count
    rest = above
  }
}

/** Visits all rows in order, from a position on. */
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
