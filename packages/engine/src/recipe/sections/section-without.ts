import { countWhile } from '../../count-while.ts'
import { toPosition } from '../layout.ts'
import type { RowSection, RowWalk } from './section.ts'

/** `leftOut` are the items of rows of the section, each row once, in the order of the rows. */
export function leaveOutRows(section: RowSection, leftOut: readonly (readonly number[])[]): RowSection {
  if (leftOut.length === 0) return section
  const { layout } = section
  const ranks = leftOut.map((items) => section.find(items).rank)
  const positions = leftOut.map((items) => toPosition(layout, items))

  function leftOutBefore(rank: bigint): number {
    return countWhile(ranks.length, (i) => (ranks[i] ?? 0n) - BigInt(i) <= rank)
  }

  const { counted } = section
  return {
    layout,
    isPlain: false,
    size: section.size - BigInt(leftOut.length),
    counted: counted && {
      counting: counted.counting,
      leftOut: ranks,
      toCounted: (rank) => rank + BigInt(leftOutBefore(rank)),
    },
    itemsAt: (rank) => section.itemsAt(rank + BigInt(leftOutBefore(rank))),
    find(items) {
      const { rank, isKept } = section.find(items)
      const position = toPosition(layout, items)
      const before = countWhile(positions.length, (i) => (positions[i] ?? 0n) < position)
      return { rank: rank - BigInt(before), isKept: isKept && positions[before] !== position }
    },
    walk(rank) {
      const before = leftOutBefore(rank)
      return skipRows(section.walk(rank + BigInt(before)), leftOut, before)
    },
    rowsPerItem() {
      const rows = section.rowsPerItem().map((own) => [...own])
      for (const items of leftOut) {
        items.forEach((item, factor) => {
          const own = rows[factor]
          if (own !== undefined) own[item] = (own[item] ?? 0n) - 1n
        })
      }
      return rows
    },
  }
}

function skipRows(walk: RowWalk, leftOut: readonly (readonly number[])[], first: number): RowWalk {
  let skipped = first
  return {
    items: walk.items,
    next() {
      while (walk.next()) {
        if (!isAt(walk.items, leftOut[skipped])) return true
        skipped++
      }
      return false
    },
  }
}

function isAt(items: Int32Array, row: readonly number[] | undefined): boolean {
  if (row === undefined) return false
  for (let factor = items.length - 1; factor >= 0; factor--) if (items[factor] !== row[factor]) return false
  return true
}
