import { bitCount, type Cluster, indexByKind } from './clusters.ts'
import { type CostSpace, TOO_LONG } from './cost-space.ts'
import type { FreeCounts } from './free-counts.ts'
import { addCosts } from './free-items.ts'
import { DROPPED, type ItemClasses } from './item-classes.ts'

interface ClassesAndClusters {
  readonly classes: readonly ItemClasses[]
  readonly clusters: readonly Cluster[]
  readonly counts: FreeCounts
  readonly space: CostSpace
  readonly cost: number
}

/** For each factor, how many kept rows have each of its items. */
export function countRowsPerItem({
  classes,
  clusters,
  counts: { all, countWith },
  space,
  cost,
}: ClassesAndClusters): readonly (readonly bigint[])[] {
  const clustersByKind = indexByKind(clusters)

  function rowsWith(factor: number, kind: number, added: number): bigint {
    const used = kind === DROPPED ? TOO_LONG : addCosts(space, cost, added)
    if (used === TOO_LONG) return 0n
    const bit = 1 << factor
    let rows = countWith(0, [], all ^ bit, used)
    for (const { mask, kinds, weight } of clustersByKind.get(factor)?.get(kind) ?? []) {
      const others = kinds.filter((_, i) => i !== bitCount(mask & (bit - 1)))
      rows += BigInt(weight) * countWith(mask ^ bit, others, all & ~mask, used)
    }
    return rows
  }

  return classes.map(({ kinds, costs, classes: ofItem }, factor) => {
    const rows = kinds.map((kind, c) => rowsWith(factor, kind, costs[c] ?? 0))
    return Array.from(ofItem, (c) => rows[c] ?? 0n)
  })
}
