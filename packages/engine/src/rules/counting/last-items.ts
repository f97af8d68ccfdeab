import { NO_ITEMS } from './item-classes.ts'

type VisitTerms = (visit: (weight: number, mask: number, kinds: readonly number[]) => void) => void

/** Items of the last factor, ascending, without those at the places `gaps`. */
export interface LastItems {
  readonly items: Int32Array
  /** The place of each item in `items`, or -1; later items are missing. */
  readonly places: Int32Array
  readonly gaps: readonly number[]
}

const NONE: LastItems = { items: NO_ITEMS, places: NO_ITEMS, gaps: [] }

export function withoutGaps({ items, gaps }: LastItems): Int32Array {
  return gaps.length === 0 ? items : items.filter((_, place) => !gaps.includes(place))
}

/** Tells which items of the last factor are kept, without counting: at most one row is below each item. */
export function createLastItems(
  itemsWithin: (cost: number) => Int32Array,
  itemsOfKind: (kind: number) => Int32Array,
) {
  const usableByCost = new Map<number, LastItems>()

  function usableItems(cost: number): LastItems {
    const known = usableByCost.get(cost)
    if (known !== undefined) return known
    const items = itemsWithin(cost)
    const places = new Int32Array((items.at(-1) ?? -1) + 1).fill(-1)
    items.forEach((item, place) => {
      places[item] = place
    })
    const usable = { items, places, gaps: [] }
    usableByCost.set(cost, usable)
    return usable
  }

  return {
    /** The result is shared. */
    keep(cost: number, visitTerms: VisitTerms): LastItems {
      let isKept = 0
      const kinds = new Set<number>()
      visitTerms((weight, mask, [kind = 0]) => {
        if (mask === 0) isKept += weight
        else kinds.add(kind)
      })
      if (isKept === 0) return NONE
      const usable = usableItems(cost)
      const gaps: number[] = []
      for (const kind of kinds) {
        for (const item of itemsOfKind(kind)) {
          const place = usable.places[item] ?? -1
          if (place !== -1) gaps.push(place)
        }
      }
      return gaps.length === 0 ? usable : { ...usable, gaps: gaps.sort((a, b) => a - b) }
    },
  }
}
