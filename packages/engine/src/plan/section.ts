import { type Ambiguity, countBelow, type Level } from '../duplicates/ambiguity.ts'
import type { Core } from '../duplicates/core.ts'
import { rankOf, wordsAt } from '../duplicates/ranking.ts'
import { type Grid, rowCount } from '../grid.ts'
import { toDigits, toPosition } from '../rows.ts'

/** The distinct rows of one grid. A *rank* numbers them without duplicates. */
export interface Section {
  readonly grid: Grid
  readonly size: bigint
  digitsAt(rank: bigint): number[]
  /** Counts the distinct rows before the row with these digits. */
  rankOf(digits: readonly number[]): bigint
  /** `null` if all rows are distinct. */
  readonly ambiguous: AmbiguousPart | null
}

export interface AmbiguousPart {
  readonly core: Core
  readonly ambiguity: Ambiguity
  readonly levels: readonly Level[]
  readonly start: number
}

export function createPlainSection(grid: Grid): Section {
  return {
    grid,
    size: rowCount(grid),
    digitsAt: (rank) => toDigits(grid, rank),
    rankOf: (digits) => toPosition(grid, digits),
    ambiguous: null,
  }
}

/** Every distinct row of the core appears once for each choice of words outside the core. */
export function createDistinctSection(grid: Grid, part: AmbiguousPart): Section {
  const { core, ambiguity, levels, start } = part
  const first = levels[0] ?? null
  const inside = countBelow(ambiguity, first, start)
  const after = grid.below[core.to] ?? 1n
  const before = rowCount(grid) / (grid.below[core.from] ?? 1n)
  return {
    grid,
    size: before * inside * after,
    digitsAt(rank) {
      const outside = rank / (inside * after)
      const rest = rank % (inside * after)
      const position = outside * (grid.below[core.from] ?? 1n) + (rest % after)
      const digits = toDigits(grid, position)
      digits.splice(core.from, core.to - core.from, ...wordsAt(ambiguity, first, start, rest / after))
      return digits
    },
    rankOf(digits) {
      const { rank, isDistinct } = rankOf(ambiguity, first, start, digits.slice(core.from, core.to))
      const position = toPosition(grid, digits)
      const outside = position / (grid.below[core.from] ?? 1n)
      return (outside * inside + rank) * after + (isDistinct ? position % after : 0n)
    },
    ambiguous: part,
  }
}
