import { below, type Random } from '../order/random.ts'
import type { PartialRowTest } from '../rules/partial-row-test.ts'
import type { Tuples } from './tuples.ts'

/** A test takes about as long as this many steps of rating items: a microsecond. */
const TEST = 300

/** Detours before a search starts over in another order of factors. The last one takes about 30 ms. */
const LIMITS = [40_000, 160_000, 640_000, 2_560_000, 10_240_000]

/** Completes rows item by item, and goes back where the test refuses. */
export class RowSearch {
  detours = 0
  readonly #counts: readonly number[]
  readonly #tuples: Tuples
  readonly #test: PartialRowTest
  readonly #random: Random
  readonly #ratings: readonly Float64Array[]
  #limit = 0

  constructor(counts: readonly number[], tuples: Tuples, test: PartialRowTest, random: Random) {
    this.#counts = counts
    this.#tuples = tuples
    this.#test = test
    this.#random = random
    this.#ratings = counts.map((count) => new Float64Array(count))
  }

  /** Fills the row's free factors. False if no kept row has the given items; null if it gave up. */
  complete(row: Int32Array): boolean | null {
    const given = row.slice()
    for (const limit of LIMITS) {
      this.#limit = this.detours + limit
      const isFilled = this.#fill(row, this.#shuffleFree(row), 0)
      if (isFilled !== null) return isFilled
      row.set(given)
    }
    return null
  }

  #shuffleFree(row: Int32Array): readonly number[] {
    const free: number[] = []
    row.forEach((item, factor) => {
      if (item < 0) free.push(factor)
    })
    for (let i = free.length - 1; i > 0; i--) {
      const j = below(i + 1, this.#random)
      ;[free[i], free[j]] = [free[j] ?? 0, free[i] ?? 0]
    }
    return free
  }

  #fill(row: Int32Array, free: readonly number[], at: number): boolean | null {
    const factor = free[at]
    if (factor === undefined) return true
    const ratings = this.#ratings[factor] ?? NO_RATINGS
    const steps = this.#tuples.rate(row, factor, ratings)
    this.#test.forbid(row, factor, ratings)
    const start = below(this.#counts[factor] ?? 1, this.#random)
    for (let item = best(ratings, start); item >= 0; item = best(ratings, start)) {
      if (this.detours >= this.#limit) return null
      ratings[item] = -1
      row[factor] = item
      const isFilled = this.#test.mayKeep(row) && this.#fill(row, free, at + 1)
      if (isFilled !== false) return isFilled
      this.detours += TEST + ratings.length
    }
    row[factor] = -1
    this.detours += steps
    return false
  }
}

const NO_RATINGS = new Float64Array()

/** Returns the item with the highest rating, the first from `start` on among equals, or -1 if all ratings are below 0. */
function best(ratings: Float64Array, start: number): number {
  let [best, highest] = [-1, -1]
  for (const [from, to] of [
    [start, ratings.length],
    [0, start],
  ] as const)
    for (let item = from; item < to; item++) {
      const rating = ratings[item] ?? -1
      if (rating > highest) [best, highest] = [item, rating]
    }
  return best
}
