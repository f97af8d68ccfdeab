import { type CostSpace, TOO_LONG } from './cost-space.ts'
import type { FreeCounts } from './free-counts.ts'
import { type ItemClasses, keepItems, NO_CLASSES } from './item-classes.ts'

/** Items and rows as far as only lengths matter, not the conflicts that earlier items have begun. */
export interface FreeItems {
  /** The items of a factor after which lengths leave room for rows. The result is shared. */
  itemsWithin(factor: number, cost: number): Int32Array
  /** Counts rows from `factor` on, once per cost of earlier items. Null if there are more than `most` costs. */
  rowsFrom(factor: number, most: number): bigint | null
}

export function createFreeItems(
  classes: readonly ItemClasses[],
  { all, countWith }: FreeCounts,
  space: CostSpace,
  cost: number,
): FreeItems {
  const known = classes.map(() => new Map<number, Int32Array>())

  function rowsAfter(factor: number, used: number): bigint {
    return countWith(0, [], all & ~((1 << (factor + 1)) - 1), used)
  }

  return {
    itemsWithin(factor, used) {
      const found = known[factor]?.get(used)
      if (found !== undefined) return found
      const own = classes[factor] ?? NO_CLASSES
      const items = keepItems(own, (itemClass) => {
        const total = addCosts(space, used, own.costs[itemClass] ?? TOO_LONG)
        return total !== TOO_LONG && rowsAfter(factor, total) > 0n
      })
      known[factor]?.set(used, items)
      return items
    },
    rowsFrom(factor, most) {
      let costs = new Set([cost])
      for (const own of classes.slice(0, factor)) {
        const next = new Set<number>()
        const added = new Set(own.costs)
        for (const used of costs) {
          for (const more of added) {
            const total = addCosts(space, used, more)
            if (total !== TOO_LONG) next.add(total)
          }
          if (next.size > most) return null
        }
        costs = next
      }
      let rows = 0n
      for (const used of costs) if (used !== TOO_LONG) rows += rowsAfter(factor - 1, used)
      return rows
    },
  }
}

export function addCosts(space: CostSpace, a: number, b: number): number {
  return a === TOO_LONG || b === TOO_LONG ? TOO_LONG : space.add(a, b)
}
