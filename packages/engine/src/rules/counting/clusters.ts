/** A forbidden choice. `mask` has one bit per factor; `kinds` has one kind per bit, lowest bit first. */
export interface Conflict {
  readonly mask: number
  readonly kinds: readonly number[]
}

/** Kinds of several factors that conflicts connect, and their weight in the sum below. */
export interface Cluster extends Conflict {
  readonly weight: number
}

/**
 * Turns conflicts into a sum that is easy to count: the cluster expansion of statistical mechanics, as in
 * Mayer and Mayer, Statistical Mechanics (1940). A choice is kept if it contains no conflict. For every choice,
 * `kept` (1 or 0) is a sum over all partitions of the factors into blocks:
 *
 *     kept(choice) = Σ over partitions, Π over blocks, weight(block)
 *
 * A block of one factor weighs 1. A larger block weighs 0 unless conflicts connect its kinds, so only the
 * clusters are stored, and kinds without conflicts are counted together. Solved for the largest block, which
 * contains a conflict, the equation gives its weight:
 *
 *     weight(block) = -Σ over its smaller parts with its first factor, weight(part) · kept(rest of the block)
 *
 * Returns `null` if there are more than `most` connected choices.
 */
export function findClusters(
  conflicts: readonly Conflict[],
  kindCounts: readonly number[],
  most: number,
): readonly Cluster[] | null {
  const pack = createPacker(kindCounts)
  const known = createChoiceMap(pack)
  for (const { mask, kinds } of conflicts) known.set(mask, kinds, 1)
  const connected = connect(conflicts, pack, most)
  if (connected === null) return null

  const weights = createChoiceMap(pack)
  const clusters: Cluster[] = []
  for (const { mask, kinds } of connected.sort((a, b) => bitCount(a.mask) - bitCount(b.mask))) {
    const weight = -weighParts(mask, kinds)
    if (weight === 0) continue
    weights.set(mask, kinds, weight)
    clusters.push({ mask, kinds, weight })
  }
  return clusters

  function weighParts(mask: number, kinds: readonly number[]): number {
    const others = mask ^ (mask & -mask)
    let sum = 0
    for (let rest = others; rest !== 0; rest = (rest - 1) & others) {
      const part = mask ^ rest
      const weight = bitCount(part) === 1 ? 1 : weights.get(part, project(mask, kinds, part))
      if (weight !== 0 && isKept(rest, project(mask, kinds, rest))) sum += weight
    }
    return sum
  }

  function isKept(mask: number, kinds: readonly number[]): boolean {
    return known
      .masks()
      .every((part) => (part & mask) !== part || !known.get(part, project(mask, kinds, part)))
  }
}

function connect(conflicts: readonly Conflict[], pack: Packer, most: number): Conflict[] | null {
  const seen = createChoiceMap(pack)
  const found: Conflict[] = []
  const conflictsByKind = indexByKind(conflicts)
  function add(choice: Conflict): void {
    if (seen.get(choice.mask, choice.kinds) === 1) return
    seen.set(choice.mask, choice.kinds, 1)
    found.push(choice)
  }
  for (const conflict of conflicts) add(conflict)
  for (let i = 0; i < found.length; i++) {
    if (found.length > most) return null
    const choice = found[i]
    if (choice === undefined) break
    for (const [factor, kind] of members(choice)) {
      for (const conflict of conflictsByKind.get(factor)?.get(kind) ?? []) {
        const union = merge(choice, conflict)
        if (union !== null) add(union)
      }
    }
  }
  return found
}

/** Returns `null` if the choices differ in a factor that both have, or if `b` adds nothing. */
function merge(a: Conflict, b: Conflict): Conflict | null {
  if ((b.mask & ~a.mask) === 0) return null
  const kinds: number[] = []
  let i = 0
  let j = 0
  for (let mask = a.mask | b.mask; mask !== 0; mask &= mask - 1) {
    const bit = mask & -mask
    const ofA = (a.mask & bit) === 0 ? undefined : a.kinds[i++]
    const ofB = (b.mask & bit) === 0 ? undefined : b.kinds[j++]
    if (ofA !== undefined && ofB !== undefined && ofA !== ofB) return null
    kinds.push(ofA ?? ofB ?? 0)
  }
  return { mask: a.mask | b.mask, kinds }
}

function project(mask: number, kinds: readonly number[], part: number): number[] {
  const projected: number[] = []
  let i = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1, i++) {
    if ((part & rest & -rest) !== 0) projected.push(kinds[i] ?? 0)
  }
  return projected
}

function* members({ mask, kinds }: Conflict): Iterable<readonly [factor: number, kind: number]> {
  let i = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) yield [31 - Math.clz32(rest & -rest), kinds[i++] ?? 0]
}

export function indexByFirst(clusters: readonly Cluster[]): Map<number, Map<number, Cluster[]>> {
  const byFactor = new Map<number, Map<number, Cluster[]>>()
  for (const cluster of clusters) {
    const [[factor, kind] = [0, 0]] = members(cluster)
    addTo(byFactor, factor, kind, cluster)
  }
  return byFactor
}

export function indexByKind<C extends Conflict>(choices: readonly C[]): Map<number, Map<number, C[]>> {
  const byFactor = new Map<number, Map<number, C[]>>()
  for (const choice of choices) {
    for (const [factor, kind] of members(choice)) addTo(byFactor, factor, kind, choice)
  }
  return byFactor
}

function addTo<C>(byFactor: Map<number, Map<number, C[]>>, factor: number, kind: number, choice: C): void {
  const byKind = byFactor.get(factor) ?? new Map<number, C[]>()
  byFactor.set(factor, byKind)
  const own = byKind.get(kind)
  if (own === undefined) byKind.set(kind, [choice])
  else own.push(choice)
}

type Packer = (mask: number, kinds: readonly number[]) => number | string

/** Names a choice among those of its mask: by a number if all of them fit, otherwise by a text. */
function createPacker(kindCounts: readonly number[]): Packer {
  return (mask, kinds) => {
    let key = 0
    let room = 1
    let i = 0
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const count = kindCounts[31 - Math.clz32(rest & -rest)] ?? 1
      key = key * count + (kinds[i++] ?? 0)
      room *= count
    }
    return room > Number.MAX_SAFE_INTEGER ? kinds.join() : key
  }
}

function createChoiceMap(pack: Packer) {
  const byMask = new Map<number, Map<number | string, number>>()
  let masks: readonly number[] = []
  return {
    masks: () => masks,
    get: (mask: number, kinds: readonly number[]) => byMask.get(mask)?.get(pack(mask, kinds)) ?? 0,
    set(mask: number, kinds: readonly number[], value: number): void {
      let own = byMask.get(mask)
      if (own === undefined) {
        own = new Map()
        byMask.set(mask, own)
        masks = [...byMask.keys()]
      }
      own.set(pack(mask, kinds), value)
    },
  }
}

export function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

export function indexOf(bit: number): number {
  return 31 - Math.clz32(bit)
}
