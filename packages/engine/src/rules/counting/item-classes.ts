import { TOO_LONG } from './cost-space.ts'

/** A list of items from which each row takes one. Items of the same kind and cost are treated alike. */
export interface CountedFactor {
  readonly kinds: Int32Array
  readonly kindCount: number
  readonly costs: Float64Array
}

/** The kind of an item that no row may have. */
export const DROPPED = -1

export type Sum = ReadonlyMap<number, bigint>

export const BLOCK = 64

/** Items of a factor with the same kind and cost are one class. */
export interface ItemClasses {
  readonly classes: Int32Array
  readonly kinds: readonly number[]
  readonly costs: readonly number[]
  readonly counts: readonly number[]
  readonly kindCount: number
  /** Counts the items of each class in each block of items. */
  readonly blocks: readonly (readonly (readonly [itemClass: number, count: number])[])[]
}

export const NO_CLASSES: ItemClasses = {
  classes: new Int32Array(),
  kinds: [],
  costs: [],
  counts: [],
  kindCount: 0,
  blocks: [],
}

export function toClasses({ kinds, costs, kindCount }: CountedFactor): ItemClasses {
  const known = new Map<number, Map<number, number>>()
  const found = { kinds: [] as number[], costs: [] as number[], counts: [] as number[] }
  const classes = new Int32Array(kinds.length)
  const blocks: Map<number, number>[] = []
  for (let item = 0; item < kinds.length; item++) {
    // The costs of dropped items don't matter.
    const cost = kinds[item] === DROPPED ? TOO_LONG : (costs[item] ?? 0)
    const kind = cost === TOO_LONG ? DROPPED : (kinds[item] ?? DROPPED)
    const byCost = known.get(kind) ?? new Map<number, number>()
    known.set(kind, byCost)
    let own = byCost.get(cost)
    if (own === undefined) {
      own = found.kinds.push(kind) - 1
      found.costs.push(cost)
      found.counts.push(0)
      byCost.set(cost, own)
    }
    found.counts[own] = (found.counts[own] ?? 0) + 1
    classes[item] = own
    if (item % BLOCK === 0) blocks.push(new Map())
    blocks.at(-1)?.set(own, (blocks.at(-1)?.get(own) ?? 0) + 1)
  }
  return { classes, ...found, kindCount, blocks: blocks.map((block) => [...block]) }
}

export function keepItems(
  { classes, kinds }: ItemClasses,
  isKept: (itemClass: number) => boolean,
): Int32Array {
  const keeps = kinds.map((_, itemClass) => isKept(itemClass))
  let count = 0
  const kept = new Int32Array(classes.length)
  for (let item = 0; item < classes.length; item++)
    if (keeps[classes[item] ?? 0] === true) kept[count++] = item
  return kept.slice(0, count)
}

export const NO_ITEMS = new Int32Array()

export function indexItems({ classes, kinds, kindCount }: ItemClasses): (kind: number) => Int32Array {
  let byKind: Int32Array[] | null = null
  return (kind) => {
    if (byKind === null) {
      const found = Array.from({ length: kindCount }, (): number[] => [])
      for (let item = 0; item < classes.length; item++)
        found[kinds[classes[item] ?? 0] ?? DROPPED]?.push(item)
      byKind = found.map((items) => Int32Array.from(items))
    }
    return byKind[kind] ?? NO_ITEMS
  }
}

export interface Histograms {
  /** Counts the items of any kind by cost. */
  readonly all: Sum
  readonly byKind: readonly Sum[]
}

export function toHistograms({ kinds, costs, counts, kindCount }: ItemClasses): Histograms {
  const all = new Map<number, bigint>()
  const byKind = Array.from({ length: kindCount }, () => new Map<number, bigint>())
  kinds.forEach((kind, c) => {
    if (kind === DROPPED) return
    const cost = costs[c] ?? 0
    const count = BigInt(counts[c] ?? 0)
    all.set(cost, (all.get(cost) ?? 0n) + count)
    byKind[kind]?.set(cost, count)
  })
  return { all, byKind }
}
