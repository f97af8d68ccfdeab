import type { Grid } from '../grid.ts'
import { toDigits } from '../rows.ts'
import { CLEAR, DUPLICATE } from './ambiguity.ts'
import type { Walk } from './walk.ts'

/** Yields the digits of each distinct row. The same array is reused every time. */
export function* distinctRows(grid: Grid, walk: Walk, from: bigint): Iterable<readonly number[]> {
  const counts = grid.columns.map(({ words }) => words.length)
  const digits = toDigits(grid, from)
  const states = new Array<number>(counts.length + 1).fill(CLEAR)
  states[0] = walk.root
  let changed = 0
  for (;;) {
    let k = changed
    while (k < counts.length && states[k] !== DUPLICATE) {
      states[k + 1] = walk.step(states[k] ?? CLEAR, k, digits[k] ?? 0)
      k++
    }
    if (states[k] !== DUPLICATE) yield digits
    // If every row below a state is a duplicate, skip them all: change a word before that column.
    changed = k - 1
    while (changed >= 0 && (digits[changed] ?? 0) + 1 === counts[changed]) changed--
    if (changed < 0) return
    digits[changed] = (digits[changed] ?? 0) + 1
    digits.fill(0, changed + 1)
  }
}
