import type { PartialRowTest } from '../rules/partial-row-test.ts'

const OPEN = 0
const COVERED = 1
const IMPOSSIBLE = 2
const UNDECIDED = 3

const FORBIDDEN = -1
const NO_ITEMS = new Int32Array()

/** Factors that must meet, ascending. The tuple of `items` is number `from` plus each item times its stride. */
interface FactorSet {
  readonly factors: readonly number[]
  readonly strides: readonly number[]
  readonly from: number
  open: number
  next: number
}

/** A tuple is open until a row covers it, or no row can, or it is given up. In rows, -1 stands for no item. */
export class Tuples {
  readonly #counts: readonly number[]
  readonly #sets: readonly FactorSet[]
  readonly #setsByFactor: readonly (readonly FactorSet[])[]
  readonly #states: Uint8Array
  readonly #sizes = [0, 0, 0, 0]
  readonly #openByItem: readonly Int32Array[]
  #current: FactorSet | null = null

  constructor(counts: readonly number[], strength: number) {
    this.#counts = counts
    let total = 0
    this.#sets = subsets(counts.length, strength).map((factors) => {
      const set = createSet(factors, counts, total)
      total += set.open
      return set
    })
    this.#setsByFactor = counts.map((_, factor) =>
      this.#sets.filter(({ factors }) => factors.includes(factor)),
    )
    this.#states = new Uint8Array(total)
    this.#sizes[OPEN] = total
    this.#openByItem = counts.map((count, factor) => {
      const open = this.#setsByFactor[factor]?.reduce((sum, set) => sum + set.open, 0) ?? 0
      return new Int32Array(count).fill(open / count)
    })
  }

  get total(): number {
    return this.#states.length
  }

  get covered(): number {
    return this.#sizes[COVERED] ?? 0
  }

  get impossible(): number {
    return this.#sizes[IMPOSSIBLE] ?? 0
  }

  get undecided(): number {
    return this.#sizes[UNDECIDED] ?? 0
  }

  closeImpossible({ mayKeep }: Pick<PartialRowTest, 'mayKeep'>): void {
    const row = this.#emptyRow()
    for (const set of this.#sets) {
      const size = set.open
      for (let tuple = set.from; tuple < set.from + size; tuple++) {
        this.#fill(row, set, tuple)
        if (!mayKeep(row)) this.#close(set, tuple, row, IMPOSSIBLE)
      }
      for (const factor of set.factors) row[factor] = -1
    }
  }

  /** Returns a row with only the items of an open tuple, or null. Each row begins among the factors with the most. */
  nextOpen(): Int32Array | null {
    if (this.#current === null || this.#current.open === 0) this.#current = this.#findFullest()
    if (this.#current === null) return null
    while (this.#states[this.#current.next] !== OPEN) this.#current.next++
    const row = this.#emptyRow()
    this.#fill(row, this.#current, this.#current.next)
    return row
  }

  /** Items that cover most open tuples rate highest, then those in most of them; impossible ones get -1. */
  rate(row: Int32Array, factor: number, ratings: Float64Array): number {
    const open = this.#openByItem[factor] ?? NO_ITEMS
    const sets = this.#setsByFactor[factor] ?? []
    const states = this.#states
    let steps = sets.length + ratings.length
    const part = 1 / (this.total + 1)
    for (let item = 0; item < ratings.length; item++) ratings[item] = (open[item] ?? 0) * part
    for (const set of sets) {
      let [tuple, step, isComplete] = [set.from, 0, true]
      for (let i = 0; i < set.factors.length; i++) {
        const [other = 0, stride = 0] = [set.factors[i], set.strides[i]]
        const item = row[other] ?? -1
        if (other === factor) step = stride
        else if (item < 0) isComplete = false
        else tuple += item * stride
      }
      if (!isComplete) continue
      steps += ratings.length
      for (let item = 0; item < ratings.length; item++, tuple += step) {
        const rating = ratings[item] ?? FORBIDDEN
        const state = states[tuple]
        if (state === IMPOSSIBLE) ratings[item] = FORBIDDEN
        else if (state === OPEN && rating !== FORBIDDEN) ratings[item] = rating + 1
      }
    }
    return steps
  }

  countOpen(row: Int32Array): number {
    return this.#sets.reduce((sum, set) => sum + (this.#states[toTuple(set, row)] === OPEN ? 1 : 0), 0)
  }

  cover(row: Int32Array): void {
    for (const set of this.#sets) {
      const tuple = toTuple(set, row)
      if (this.#states[tuple] !== COVERED) this.#close(set, tuple, row, COVERED)
    }
    this.#current = null
  }

  /** Closes the tuple that `nextOpen` returned last. A row may still cover it if it is undecided. */
  close(row: Int32Array, state: 'impossible' | 'undecided'): void {
    if (this.#current === null) return
    const tuple = toTuple(this.#current, row)
    this.#close(this.#current, tuple, row, state === 'impossible' ? IMPOSSIBLE : UNDECIDED)
  }

  closeAll(): void {
    this.#sizes[UNDECIDED] = this.undecided + (this.#sizes[OPEN] ?? 0)
    this.#sizes[OPEN] = 0
  }

  #findFullest(): FactorSet | null {
    let [fullest, open]: [FactorSet | null, number] = [null, 0]
    for (const set of this.#sets) if (set.open > open) [fullest, open] = [set, set.open]
    return fullest
  }

  #close(set: FactorSet, tuple: number, row: Int32Array, state: number): void {
    const before = this.#states[tuple] ?? OPEN
    this.#states[tuple] = state
    this.#sizes[before] = (this.#sizes[before] ?? 0) - 1
    this.#sizes[state] = (this.#sizes[state] ?? 0) + 1
    if (before !== OPEN) return
    set.open--
    for (const factor of set.factors) {
      const open = this.#openByItem[factor]
      const item = row[factor] ?? -1
      if (open !== undefined) open[item] = (open[item] ?? 0) - 1
    }
  }

  #emptyRow(): Int32Array {
    return new Int32Array(this.#counts.length).fill(-1)
  }

  #fill(row: Int32Array, { factors, strides, from }: FactorSet, tuple: number): void {
    let rest = tuple - from
    for (let i = 0; i < factors.length; i++) {
      const stride = strides[i] ?? 1
      row[factors[i] ?? -1] = Math.floor(rest / stride)
      rest %= stride
    }
  }
}

/** The number of tuples of `strength` factors, or of all factors if there are fewer. */
export function countTuples(counts: readonly number[], strength: number): number {
  if (counts.includes(0)) return 0
  const size = Math.min(strength, counts.length)
  const sums = [1, ...new Array<number>(size).fill(0)]
  for (const count of counts)
    for (let n = size; n > 0; n--) sums[n] = (sums[n] ?? 0) + (sums[n - 1] ?? 0) * count
  return sums[size] ?? 0
}

function createSet(factors: readonly number[], counts: readonly number[], from: number): FactorSet {
  let size = 1
  const strides = factors
    .toReversed()
    .map((factor) => {
      const stride = size
      size *= counts[factor] ?? 0
      return stride
    })
    .reverse()
  return { factors, strides, from, open: size, next: from }
}

function subsets(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  const all: number[][] = []
  for (let first = from; first <= count - size; first++)
    for (const others of subsets(count, size - 1, first + 1)) all.push([first, ...others])
  return all
}

function toTuple({ factors, strides, from }: FactorSet, row: Int32Array): number {
  let tuple = from
  for (let i = 0; i < factors.length; i++) tuple += (row[factors[i] ?? -1] ?? 0) * (strides[i] ?? 1)
  return tuple
}
