import { createDocumentWriter, splitRange } from '../document/document-writer.ts'
import { distinctRows } from '../duplicates/distinct-rows.ts'
import type { Walk } from '../duplicates/walk.ts'
import { type Grid, rowCount } from '../grid.ts'
import { createReader, type Reader } from '../reading.ts'
import { toParts, toPosition, toText } from '../rows.ts'
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
