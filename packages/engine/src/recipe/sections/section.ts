import type { Counting } from '../../rules/counting/counting.ts'
import type { Layout } from '../layout.ts'

/** The rows of a layout that are kept. A *rank* numbers them from 0, in the order of the layout. */
export interface RowSection {
  readonly layout: Layout
  readonly size: bigint
  /** True if all rows are kept, so that a rank is a position. */
  readonly isPlain: boolean
  itemsAt(rank: bigint): number[]
  /** Counts the kept rows before the row with these items, and says whether that row is kept. */
  find(items: readonly number[]): { readonly rank: bigint; readonly isKept: boolean }
  /** Visits the kept rows in order, from the row at `rank` on. */
  walk(rank: bigint): RowWalk
  rowsPerItem(): readonly (readonly bigint[])[]
  readonly counted: CountedPart | null
}

export interface CountedPart {
  readonly counting: Counting
  /** Ranks among the counted rows that the section leaves out, ascending. */
  readonly leftOut: readonly bigint[]
  toCounted(rank: bigint): bigint
}

export interface RowWalk {
  /** The items of the current row. The same array is used for all rows. */
  readonly items: Int32Array
  /** Moves to the next row. Returns `false` if there is none. Must be called before the first row, too. */
  next(): boolean
}
