import { type CostSpace, TOO_LONG } from './cost-space.ts'
import { type ItemClasses, keepItems } from './item-classes.ts'

type VisitTerms = (visit: (weight: number, mask: number, kinds: readonly number[]) => void) => void

/** Tells which items of the last factor are kept, without counting: at most one row is below each item. */
export interface LastItems {
  /** Keeps items whose weights don't cancel out, after texts with a cost. Valid until the next call. */
  keep(cost: number, visitTerms: VisitTerms): Int32Array
}

export function createLastItems(classes: ItemClasses, space: CostSpace): LastItems {
  const usableByCost = new Map<number, Int32Array>()
  const weightOfKind = new Int32Array(classes.kindCount)
  const keptLast = new Int32Array(classes.classes.length)

  /** The result is valid until the next call. */
  function filter(usable: Int32Array, { common, byKind }: Weights): Int32Array {
    if (byKind.length === 0) return common === 0 ? usable.subarray(0, 0) : usable
    const { classes: ofItem, kinds } = classes
    for (const [kind, weight] of byKind) weightOfKind[kind] = (weightOfKind[kind] ?? 0) + weight
    let count = 0
    for (let i = 0; i < usable.length; i++) {
      const item = usable[i] ?? 0
      if (common + (weightOfKind[kinds[ofItem[item] ?? 0] ?? 0] ?? 0) !== 0) keptLast[count++] = item
    }
    for (const [kind] of byKind) weightOfKind[kind] = 0
    return keptLast.subarray(0, count)
  }

  function usableItems(cost: number): Int32Array {
    const known = usableByCost.get(cost)
    if (known !== undefined) return known
    const usable = keepItems(classes, (itemClass) => {
      const added = classes.costs[itemClass] ?? TOO_LONG
      const used = added === TOO_LONG || cost === TOO_LONG ? TOO_LONG : space.add(cost, added)
      return used !== TOO_LONG && space.isEnough(used)
    })
    usableByCost.set(cost, usable)
    return usable
  }

  return { keep: (cost, visitTerms) => filter(usableItems(cost), sumWeights(visitTerms)) }
}

interface Weights {
  readonly common: number
  readonly byKind: readonly (readonly [kind: number, weight: number])[]
}

function sumWeights(visitTerms: VisitTerms): Weights {
  let common = 0
  const byKind: [kind: number, weight: number][] = []
  visitTerms((weight, mask, kinds) => {
    if (mask === 0) common += weight
    else byKind.push([kinds[0] ?? 0, weight])
  })
  return { common, byKind }
}
