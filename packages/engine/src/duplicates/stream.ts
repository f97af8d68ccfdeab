import { CLEAR, DUPLICATE } from './ambiguity.ts'
import type { Core } from './core.ts'
import { END, type Forest } from './forest.ts'
import {
  addReading,
  createReadingSets,
  hasPlace,
  liftSet,
  readBytes,
  readEarlierGrids,
} from './reading-sets.ts'
import type { Walk } from './walk.ts'

/** Keeps the readings of the current row only, so memory stays constant. */
export function createStreamedWalk(forest: Forest, grid: number, core: Core): Walk {
  const entry = forest.entries[grid]
  if (entry === undefined) throw new RangeError(`There is no grid ${grid}.`)
  const { roots, columns } = entry
  const sets = createReadingSets(forest, Number.POSITIVE_INFINITY)
  // The set before column k of the core is `starts[k] .. ends[k]` on the stack.
  const earlier = readEarlierGrids(sets, grid)
  const starts = [earlier.start]
  const ends = [earlier.end]

  function stateOf(k: number): number {
    const start = starts[k] ?? 0
    const end = ends[k] ?? 0
    if (start === end) return CLEAR
    if (hasPlace(sets, start, end, roots[k] ?? END)) return DUPLICATE
    return k === columns.length ? CLEAR : k + 1
  }

  const root = stateOf(0)
  return {
    root,
    step(state, column, word) {
      const k = column - core.from
      const words = columns[k]
      if (words === undefined || state === DUPLICATE) return state
      const start = ends[k] ?? 0
      const { bytes, starts: wordStarts } = words.encoded
      const before = state === CLEAR ? start : liftSet(sets, starts[k] ?? 0, start)
      const own = word === 0 ? before : addReading(sets, start, before, roots[k] ?? END, word)
      const middle = readBytes(sets, start, own, bytes, wordStarts[word] ?? 0, wordStarts[word + 1] ?? 0)
      const end = readBytes(sets, own, middle, words.tail, 0, words.tail.length)
      starts[k + 1] = middle
      ends[k + 1] = end
      return stateOf(k + 1)
    },
  }
}
