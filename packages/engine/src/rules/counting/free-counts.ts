import { type Cluster, indexOf } from './clusters.ts'
import { type CostSpace, TOO_LONG } from './cost-space.ts'
import type { Histograms, Sum } from './item-classes.ts'

/** Counts choices of some factors. A mask has one bit per factor. */
export interface FreeCounts {
  readonly all: number
  /** Counts kept choices of `others` with items of the kinds of `mask`, within all bounds after `used`. */
  countWith(mask: number, kinds: readonly number[], others: number, used: number): bigint
}

export function createFreeCounts(
  histograms: readonly Histograms[],
  clusters: readonly Cluster[],
  space: CostSpace,
): FreeCounts {
  const all = (1 << histograms.length) - 1
  const free = new Map<number, Sum>([[0, new Map([[0, 1n]])]])
  const within = new Map<number, Map<number, bigint>>()
  const clustersByMask = Map.groupBy(clusters, ({ mask }) => mask)
  const blocks = [...clustersByMask.keys()]

  function freeOf(mask: number): Sum {
    const known = free.get(mask)
    if (known !== undefined) return known
    const first = mask & -mask
    const sum = new Map<number, bigint>()
    addProduct(sum, histograms[indexOf(first)]?.all ?? new Map(), freeOf(mask ^ first))
    for (const block of blocks) {
      if ((block & first) === 0 || (block & mask) !== block || (block & (first - 1)) !== 0) continue
      for (const cluster of clustersByMask.get(block) ?? [])
        addProduct(sum, histogramOf(cluster), freeOf(mask ^ block))
    }
    free.set(mask, sum)
    return sum
  }

  function histogramOf({ mask, kinds, weight }: Cluster): Sum {
    let sum: Sum = new Map([[0, BigInt(weight)]])
    let i = 0
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const product = new Map<number, bigint>()
      addProduct(product, sum, histograms[indexOf(rest & -rest)]?.byKind[kinds[i++] ?? 0] ?? new Map())
      sum = product
    }
    return sum
  }

  function addProduct(target: Map<number, bigint>, a: Sum, b: Sum): void {
    for (const [costA, countA] of a) {
      for (const [costB, countB] of b) {
        const total = space.add(costA, costB)
        if (total !== TOO_LONG) target.set(total, (target.get(total) ?? 0n) + countA * countB)
      }
    }
  }

  function countFree(mask: number, used: number): bigint {
    const known = within.get(mask)?.get(used)
    if (known !== undefined) return known
    let count = 0n
    for (const [added, rows] of freeOf(mask)) {
      const total = space.add(used, added)
      if (total !== TOO_LONG && space.isEnough(total)) count += rows
    }
    const own = within.get(mask) ?? new Map<number, bigint>()
    within.set(mask, own.set(used, count))
    return count
  }

  function countWith(mask: number, kinds: readonly number[], others: number, used: number): bigint {
    if (mask === 0) return countFree(others, used)
    const rest = mask & (mask - 1)
    let count = 0n
    for (const [cost, items] of histograms[indexOf(mask & -mask)]?.byKind[kinds[0] ?? 0] ?? []) {
      const total = space.add(used, cost)
      if (total !== TOO_LONG) count += items * countWith(rest, kinds.slice(1), others, total)
    }
    return count
  }

  return { all, countWith }
}
