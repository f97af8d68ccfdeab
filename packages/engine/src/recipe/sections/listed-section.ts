import { countWhile } from '../../count-while.ts'
import type { Layout } from '../layout.ts'
import type { RowSection } from './section.ts'

/** `items` are those of the kept rows, row by row, in the order of the layout. */
export function createListedSection(layout: Layout, { size, items: rows }: ListedRows): RowSection {
  const width = layout.factors.length
  return {
    layout,
    isPlain: false,
    size: BigInt(size),
    counted: null,
    itemsAt: (rank) => [...rows.subarray(Number(rank) * width, (Number(rank) + 1) * width)],
    find(items) {
      const rank = countWhile(size, (row) => compareRow(rows, row, items) < 0)
      return { rank: BigInt(rank), isKept: rank < size && compareRow(rows, rank, items) === 0 }
    },
    walk(rank) {
      let next = Number(rank)
      const items = new Int32Array(width)
      return {
        items,
        next() {
          if (next >= size) return false
          items.set(rows.subarray(next * width, (next + 1) * width))
          next++
          return true
        },
      }
    },
    rowsPerItem() {
      const counts = layout.factors.map(({ count }) => new Array<bigint>(count).fill(0n))
      rows.forEach((item, i) => {
        const own = counts[i % width]
        if (own !== undefined) own[item] = (own[item] ?? 0n) + 1n
      })
      return counts
    },
  }
}

export interface ListedRows {
  readonly size: number
  readonly items: Int32Array
}

function compareRow(rows: Int32Array, rank: number, items: readonly number[]): number {
  for (let factor = 0; factor < items.length; factor++) {
    const difference = (rows[rank * items.length + factor] ?? 0) - (items[factor] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
