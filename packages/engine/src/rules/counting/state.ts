/** The rows that begin with some items, as far as the later factors are concerned. */
export interface State {
  readonly depth: number
  readonly cost: number
  readonly terms: readonly Term[]
  readonly size: bigint
  readonly next: (State | undefined)[]
  sums: Sums | null
  kept: Int32Array | null
}

export interface Sums {
  readonly sizes: readonly bigint[]
  /** The number of kept rows below the items before each block; the last entry counts all of them. */
  readonly ends: readonly bigint[]
}

/** One summand of a state: clusters that the items so far have begun, and the kinds that would complete them. */
export interface Term {
  readonly weight: number
  readonly mask: number
  readonly kinds: readonly number[]
}

/** Returns whether the items so far have begun conflicts that later items can complete. */
export function hasConflicts({ terms }: State): boolean {
  return terms.some(({ mask }) => mask !== 0)
}

export function union(
  maskA: number,
  kindsA: readonly number[],
  maskB: number,
  kindsB: readonly number[],
): readonly number[] {
  const kinds: number[] = []
  let i = 0
  let j = 0
  for (let rest = maskA | maskB; rest !== 0; rest &= rest - 1) {
    kinds.push(((maskA & rest & -rest) !== 0 ? kindsA[i++] : kindsB[j++]) ?? 0)
  }
  return kinds
}

export function gather(terms: readonly Term[]): readonly Term[] {
  if (terms.length < 2) return terms
  const gathered = new Map<string, Term>()
  for (const { weight, mask, kinds } of terms) {
    const key = `${mask},${kinds}`
    gathered.set(key, { weight: weight + (gathered.get(key)?.weight ?? 0), mask, kinds })
  }
  return [...gathered.values()]
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => a.mask - b.mask || compareKinds(a.kinds, b.kinds))
}

function compareKinds(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
