import { CLEAR, DUPLICATE, exceptionsOf } from '../duplicates/ambiguity.ts'
import { createExploredWalk, type Walk } from '../duplicates/walk.ts'
import type { Grid } from '../grid.ts'
import type { AmbiguousPart } from '../plan/section.ts'
import type { EncodedColumn } from './encoded-grid.ts'

export type Visit = (word: number, state: number) => void

export interface Skips extends Walk {
  /** Visits, in order, the words whose rows may differ from those below `CLEAR`. */
  visitExceptions(state: number, column: number, visit: Visit): void
}

export function createExploredSkips({ ambiguity, levels, core, start }: AmbiguousPart): Skips {
  const walk = createExploredWalk(ambiguity, levels, core, start)
  return {
    ...walk,
    visitExceptions(state, column, visit) {
      const level = levels[column - core.from]
      if (level === undefined) return
      const { from, to } = state === CLEAR ? level.exceptions : exceptionsOf(ambiguity, level, state)
      for (let i = from; i < to; i++) visit(ambiguity.exceptionWord.at(i), ambiguity.exceptionState.at(i))
    },
  }
}

/** Tries every word, because the ambiguity isn't known in advance. */
export function createSteppedSkips(walk: Walk, { columns }: Grid): Skips {
  return {
    root: walk.root,
    step: (state, column, word) => walk.step(state, column, word),
    visitExceptions(state, column, visit) {
      const count = columns[column]?.words.length ?? 0
      for (let word = 0; word < count; word++) {
        const next = walk.step(state, column, word)
        if (next !== CLEAR) visit(word, next)
      }
    },
  }
}

export interface RowsBelow {
  readonly columns: readonly EncodedColumn[]
  readonly heights: readonly number[]
  readonly column: number
  readonly row: number
  readonly state: number
}

export function visitSkipped(
  skips: Skips,
  rows: RowsBelow,
  visit: (first: number, stop: number) => void,
): void {
  const { columns, heights, column, row, state } = rows
  const source = columns[column]?.source
  if (source === undefined) return
  if (source === null) {
    visitSkipped(skips, { ...rows, column: column + 1 }, visit)
    return
  }
  const height = heights[column + 1] ?? 1
  skips.visitExceptions(state, source, (word, next) => {
    const first = row + word * height
    if (next === DUPLICATE) visit(first, first + height)
    else if (next !== CLEAR) {
      visitSkipped(skips, { columns, heights, column: column + 1, row: first, state: next }, visit)
    }
  })
}
