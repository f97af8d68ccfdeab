import { createDocumentWriter, splitRange } from '../document/document-writer.ts'
import { CLEAR, DUPLICATE } from '../duplicates/ambiguity.ts'
import type { Walk } from '../duplicates/walk.ts'
import { type Grid, rowCount } from '../grid.ts'
import { createReader, type Reader } from '../reading.ts'
import { toDigits, toParts, toPosition, toText } from '../rows.ts'
import { createSteppedSkips } from '../write/skips.ts'
import type { StreamedPlan, StreamedRow } from './plan.ts'

export interface StreamedSection {
  readonly grid: Grid
  createWalk(): Walk
}

export function createStreamedPlan(sections: readonly StreamedSection[]): StreamedPlan {
  const ends: bigint[] = []
  for (const { grid } of sections) ends.push((ends.at(-1) ?? 0n) + rowCount(grid))
  const writer = createDocumentWriter(
    sections.map(({ grid, createWalk }) => ({
      grid,
      createSkips: () => createSteppedSkips(createWalk(), grid),
    })),
  )
  let readers: readonly Reader[] | undefined

  return {
    kind: 'streamed',
    total: sections.reduce((sum, { grid }) => sum + grid.total, 0n),
    atMost: ends.at(-1) ?? 0n,
    rows(position, count) {
      const rows: StreamedRow[] = []
      for (const [i, { grid, createWalk }] of sections.entries()) {
        const begin = ends[i - 1] ?? 0n
        if (position >= (ends[i] ?? 0n)) continue
        for (const digits of distinctRows(grid, createWalk(), position > begin ? position - begin : 0n)) {
          if (rows.length >= count) return rows
          rows.push({
            position: begin + toPosition(grid, digits),
            text: toText(grid, digits),
            parts: toParts(grid, digits),
            product: i,
          })
        }
      }
      return rows
    },
    positionOf(combination) {
      readers ??= sections.map(({ grid }) => createReader(grid))
      for (const [i, { grid }] of sections.entries()) {
        const digits = readers[i]?.read(combination) ?? null
        if (digits !== null) return (ends[i - 1] ?? 0n) + toPosition(grid, digits)
      }
      return null
    },
    chunks: (options = {}) => writer.write(splitRange(options, ends), options),
  }
}

/** Yields the digits of each distinct row. The same array is reused every time. */
function* distinctRows(grid: Grid, walk: Walk, from: bigint): Iterable<readonly number[]> {
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
