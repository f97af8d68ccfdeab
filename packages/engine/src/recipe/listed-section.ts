import { type Layout, toItems, toPosition } from './layout.ts'
import type { RowSection } from './section.ts'

/** `positions` are those of the kept rows, ascending. */
export function createListedSection(layout: Layout, positions: Float64Array): RowSection {
  return {
    layout,
    isPlain: false,
    size: BigInt(positions.length),
    counted: null,
    itemsAt: (rank) => toItems(layout, BigInt(positions[Number(rank)] ?? 0)),
    find(items) {
      const position = Number(toPosition(layout, items))
      const rank = firstAtLeast(positions, position)
      return { rank: BigInt(rank), isKept: positions[rank] === position }
    },
    walk(rank) {
      let next = Number(rank)
      const items = new Int32Array(layout.factors.length)
      return {
        items,
        next() {
          if (next >= positions.length) return false
          items.set(toItems(layout, BigInt(positions[next++] ?? 0)))
          return true
        },
      }
    },
    rowsPerItem() {
      const rows = layout.factors.map(({ count }) => new Array<bigint>(count).fill(0n))
      for (const position of positions) {
        toItems(layout, BigInt(position)).forEach((item, factor) => {
          const own = rows[factor]
          if (own !== undefined) own[item] = (own[item] ?? 0n) + 1n
        })
      }
      return rows
    },
  }
}

function firstAtLeast(ascending: ArrayLike<number>, value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
