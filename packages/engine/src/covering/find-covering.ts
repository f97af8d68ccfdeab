import { IntList } from '../int-list.ts'
import { createRandom } from '../order/random.ts'
import type { PartialRowTest } from '../rules/partial-row-test.ts'
import { RowSearch } from './row-search.ts'
import { countTuples, Tuples } from './tuples.ts'

/** A covering of this many tuples takes about 10 seconds without rules, and about 20 with them. */
export const MAX_TUPLES = 4_000_000

/** Steps that lead to no row in all, about 10 seconds. Tuples that are still open then stay undecided. */
const MAX_DETOURS = 3_000_000_000

/** Up to this many tuples, each row is the best of several. For more, that takes long and saves few rows. */
const FEW_TUPLES = 20_000
const CANDIDATES = 10

interface CoveringTask {
  readonly counts: readonly number[]
  /** The number of factors of a tuple. All factors, if there are fewer. */
  readonly strength: 2 | 3
  readonly seed: string
  readonly test: PartialRowTest
}

/** Counts tuples: words, one from each of two or three columns. Each is covered, impossible or undecided. */
export interface Coverage {
  readonly total: number
  readonly covered: number
  /** Tuples that no kept row has. */
  readonly impossible: number
  /** Tuples for which no row was found within the limit of time. */
  readonly undecided: number
}

export interface Covering extends Coverage {
  readonly size: number
  /** The items of all rows, one of each factor, row by row. */
  readonly items: Int32Array
}

/**
 * Finds few rows that together have each tuple, unless no kept row has it. Equal tasks give equal rows on every machine.
 *
 * Source: the greedy method of AETG (Cohen, Dalal, Fredman and Patton, 1997): each row begins with a tuple that no row
 * has yet, and takes the items that bring the most such tuples.
 *
 * @throws {RangeError} if there are more than `MAX_TUPLES`.
 */
export function findCovering({ counts, strength, seed, test }: CoveringTask): Covering {
  const total = countTuples(counts, strength)
  if (total > MAX_TUPLES) throw new RangeError(`A covering can't have ${total} tuples.`)
  const tuples = new Tuples(total === 0 ? [] : counts, Math.min(strength, counts.length))
  tuples.closeImpossible(test)
  const search = new RowSearch(counts, tuples, test, createRandom(seed))
  const candidates = total <= FEW_TUPLES ? CANDIDATES : 1
  const items = new IntList()
  let size = 0
  for (let start = tuples.nextOpen(); start !== null; start = tuples.nextOpen()) {
    if (search.detours >= MAX_DETOURS) {
      tuples.closeAll()
      break
    }
    let row = start.slice()
    const isFound = search.complete(row)
    if (isFound !== true) {
      tuples.close(start, isFound === false ? 'impossible' : 'undecided')
      continue
    }
    for (let i = 1; i < candidates; i++) {
      const other = start.slice()
      if (search.complete(other) && tuples.countOpen(other) > tuples.countOpen(row)) row = other
    }
    tuples.cover(row)
    for (const item of row) items.push(item)
    size++
  }
  const { covered, impossible, undecided } = tuples
  return { size, items: items.toArray(), total, covered, impossible, undecided }
}
