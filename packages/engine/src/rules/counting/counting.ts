import { countWhile } from '../../count-while.ts'
import { type Conflict, findClusters, indexByFirst } from './clusters.ts'
import { type CostSpace, TOO_LONG } from './cost-space.ts'
import { createFreeCounts } from './free-counts.ts'
import { addCosts, createFreeItems } from './free-items.ts'
import {
  BLOCK,
  type CountedFactor,
  DROPPED,
  indexItems,
  keepItems,
  NO_CLASSES,
  NO_ITEMS,
  toClasses,
  toHistograms,
} from './item-classes.ts'
import { createLastItems, type LastItems, withoutGaps } from './last-items.ts'
import { countRowsPerItem } from './rows-per-item.ts'
import { gather, hasConflicts, type State, type Sums, type Term, union } from './state.ts'

export interface CountedRows {
  readonly factors: readonly CountedFactor[]
  readonly conflicts: readonly Conflict[]
  readonly space: CostSpace
  /** The cost of the texts that all rows share. `TOO_LONG` drops all rows. */
  readonly cost: number
}

/** Rows that rules keep, counted and ranked without visiting them. */
export interface Counting {
  readonly size: bigint
  readonly root: State
  /** The state after an item; its `size` is 0 if no row is kept below. */
  step(state: State, item: number): State
  /** Counts the kept rows below the items before `item`. */
  countBefore(state: State, item: number): bigint
  /** The item below which the kept row `rank` is. `rank` is reduced by the rows before that item. */
  find(state: State, rank: bigint): { readonly item: number; readonly rank: bigint }
  keptItems(state: State): Int32Array
  /** All kept items, and perhaps some below which only conflicts leave no row. The result is shared. */
  itemsWithin(state: State): Int32Array
  /** The kept items of the last factor, in a state of all others. */
  lastItemsOf(state: State): LastItems
  /** The kept items of the last factor after a kept `item` of the one before. */
  lastItemsAfter(state: State, item: number): LastItems
  /** The state after items of equal cost that begin no conflicts. It has all rows of `state`, and is shared. */
  baseOf(state: State): State
  /** Counts the rows of all bases after `depth` items together. Returns `null` if there are more than `most` bases. */
  rowsOfBases(depth: number, most: number): bigint | null
  kindOf(factor: number, item: number): number
  itemsOfKind(factor: number, kind: number): Int32Array
  rowsPerItem(): readonly (readonly bigint[])[]
}

/** Further states aren't kept, because making them again is cheap. */
const MAX_STATES = 50_000

const NO_CONFLICT: readonly Term[] = [{ weight: 1, mask: 0, kinds: [] }]

/** Returns `null` if conflicts connect more than `most` choices. */
export function countRows({ factors, conflicts, space, cost }: CountedRows, most: number): Counting | null {
  const clusters = findClusters(
    conflicts,
    factors.map(({ kindCount }) => kindCount),
    most,
  )
  if (clusters === null) return null
  const classes = factors.map(toClasses)
  const clustersByFirst = indexByFirst(clusters)
  const counts = createFreeCounts(classes.map(toHistograms), clusters, space)
  const { all, countWith } = counts
  const free = createFreeItems(classes, counts, space, cost)
  const last = factors.length - 1
  const itemsByKind = classes.map(indexItems)
  const lastItems = createLastItems(
    (used) => free.itemsWithin(last, used),
    (kind) => itemsByKind[last]?.(kind) ?? NO_ITEMS,
  )
  const bases = Array.from({ length: factors.length + 1 }, () => new Map<number, State>())
  const states = new Map<string, State>()
  const root = stateOf(0, cost, cost === TOO_LONG ? [] : NO_CONFLICT)

  function stateOf(depth: number, used: number, terms: readonly Term[]): State {
    const key = `${depth} ${used} ${terms.map(({ weight, mask, kinds }) => `${weight},${mask},${kinds}`).join(';')}`
    const known = states.get(key)
    if (known !== undefined) return known
    const later = laterThan(depth - 1)
    let size = 0n
    for (const { weight, mask, kinds } of terms)
      size += BigInt(weight) * countWith(mask, kinds, later & ~mask, used)
    const state: State = { depth, cost: used, terms, size, next: [], sums: null, kept: null }
    if (states.size < MAX_STATES) states.set(key, state)
    return state
  }

  function laterThan(factor: number): number {
    return all & ~((1 << (factor + 1)) - 1)
  }

  function costAfter(state: State, itemClass: number): number {
    return addCosts(space, state.cost, classes[state.depth]?.costs[itemClass] ?? TOO_LONG)
  }

  function step(state: State, itemClass: number): State {
    const known = state.next[itemClass]
    if (known !== undefined) return known
    const used = costAfter(state, itemClass)
    const terms: Term[] = []
    if (used !== TOO_LONG) {
      const kind = classes[state.depth]?.kinds[itemClass] ?? DROPPED
      visitTerms(state, kind, (weight, mask, kinds) => terms.push({ weight, mask, kinds }))
    }
    const next = stateOf(state.depth + 1, used, gather(terms))
    if (states.size < MAX_STATES) state.next[itemClass] = next
    return next
  }

  function visitTerms(
    { depth, terms }: State,
    kind: number,
    visit: (weight: number, mask: number, kinds: readonly number[]) => void,
  ): void {
    const bit = 1 << depth
    for (const { weight, mask, kinds } of terms) {
      if ((mask & bit) === 0) visit(weight, mask, kinds)
      else if (kinds[0] === kind) visit(weight, mask ^ bit, kinds.slice(1))
    }
    for (const cluster of clustersByFirst.get(depth)?.get(kind) ?? []) {
      const begun = cluster.mask ^ bit
      for (const { weight, mask, kinds } of terms) {
        if ((cluster.mask & mask) === 0)
          visit(weight * cluster.weight, mask | begun, union(mask, kinds, begun, cluster.kinds.slice(1)))
      }
    }
  }

  function sizesAfter(state: State): readonly bigint[] {
    const { depth } = state
    const later = laterThan(depth)
    const bit = 1 << depth
    const unaffected = new Map<number, bigint>()
    const own = classes[depth]
    if (own === undefined) return []
    return own.kinds.map((kind, itemClass) => {
      const used = costAfter(state, itemClass)
      if (used === TOO_LONG) return 0n
      let size = unaffected.get(used)
      if (size === undefined) {
        size = 0n
        for (const { weight, mask, kinds } of state.terms) {
          if ((mask & bit) === 0) size += BigInt(weight) * countWith(mask, kinds, later & ~mask, used)
        }
        unaffected.set(used, size)
      }
      for (const { weight, mask, kinds } of state.terms) {
        if ((mask & bit) !== 0 && kinds[0] === kind)
          size += BigInt(weight) * countWith(mask ^ bit, kinds.slice(1), later & ~mask, used)
      }
      for (const cluster of clustersByFirst.get(depth)?.get(kind) ?? []) {
        const begun = cluster.mask ^ bit
        for (const { weight, mask, kinds } of state.terms) {
          if ((cluster.mask & mask) !== 0) continue
          const both = union(mask, kinds, begun, cluster.kinds.slice(1))
          size +=
            BigInt(weight * cluster.weight) * countWith(mask | begun, both, later & ~(mask | begun), used)
        }
      }
      return size
    })
  }

  function sumsOf(state: State): Sums {
    if (state.sums !== null) return state.sums
    const sizes = sizesAfter(state)
    const ends: bigint[] = [0n]
    for (const block of classes[state.depth]?.blocks ?? []) {
      let end = ends.at(-1) ?? 0n
      for (const [itemClass, count] of block) end += (sizes[itemClass] ?? 0n) * BigInt(count)
      ends.push(end)
    }
    state.sums = { sizes, ends }
    return state.sums
  }

  function itemsWithRows(state: State): Int32Array {
    const { sizes } = sumsOf(state)
    return keepItems(classes[state.depth] ?? NO_CLASSES, (itemClass) => (sizes[itemClass] ?? 0n) > 0n)
  }

  function lastItemsOf({ cost: used, terms }: State): LastItems {
    return lastItems.keep(used, (visit) => {
      for (const { weight, mask, kinds } of terms) visit(weight, mask, kinds)
    })
  }

  function classOf(state: State, item: number): number {
    return classes[state.depth]?.classes[item] ?? 0
  }

  return {
    size: root.size,
    root,
    step: (state, item) => step(state, classOf(state, item)),
    countBefore(state, item) {
      const { sizes, ends } = sumsOf(state)
      const block = Math.floor(item / BLOCK)
      let count = ends[block] ?? 0n
      for (let i = block * BLOCK; i < item; i++) count += sizes[classOf(state, i)] ?? 0n
      return count
    },
    find(state, rank) {
      const { sizes, ends } = sumsOf(state)
      const block = countWhile(ends.length, (i) => (ends[i] ?? 0n) <= rank) - 1
      let rest = rank - (ends[block] ?? 0n)
      for (let item = block * BLOCK; ; item++) {
        const below = sizes[classOf(state, item)] ?? 0n
        if (rest < below) return { item, rank: rest }
        rest -= below
      }
    },
    keptItems(state) {
      state.kept ??= state.depth === last ? withoutGaps(lastItemsOf(state)) : itemsWithRows(state)
      return state.kept
    },
    itemsWithin: ({ depth, cost: used }) => free.itemsWithin(depth, used),
    rowsOfBases: free.rowsFrom,
    lastItemsOf,
    lastItemsAfter(state, item) {
      const itemClass = classOf(state, item)
      const kind = classes[state.depth]?.kinds[itemClass] ?? DROPPED
      return lastItems.keep(costAfter(state, itemClass), (visit) => visitTerms(state, kind, visit))
    },
    baseOf(state) {
      const known = bases[state.depth]?.get(state.cost)
      if (known !== undefined) return known
      const base = hasConflicts(state) ? stateOf(state.depth, state.cost, NO_CONFLICT) : state
      bases[state.depth]?.set(state.cost, base)
      return base
    },
    kindOf: (factor, item) => classes[factor]?.kinds[classes[factor].classes[item] ?? 0] ?? DROPPED,
    itemsOfKind: (factor, kind) => itemsByKind[factor]?.(kind) ?? NO_ITEMS,
    rowsPerItem: () => countRowsPerItem({ classes, clusters, counts, space, cost }),
  }
}
