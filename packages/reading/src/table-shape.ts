import type { ColumnRole, NameLanguage } from '@wordloom/targets'
import type { ReadingOptions, Separator } from './options.ts'
import type { PlacedRow } from './row.ts'

/** `mixed` columns have words and numbers, `ids` have codes such as SKUs, `empty` columns have no cell. */
export type ColumnKind = 'words' | 'numbers' | 'dates' | 'urls' | 'ids' | 'mixed' | 'empty'

export interface NumberStyle {
  readonly decimalMark: '.' | ','
  /** The mark between groups of digits, if the cells have one. */
  readonly groupMark: '.' | ',' | "'" | ' ' | null
  /** False if no cell tells which mark is which, so that the reader had to choose. */
  readonly isCertain: boolean
}

export interface ColumnShape {
  /** Counted from 0. */
  readonly index: number
  /** As the header says it; empty without a header. */
  readonly name: string
  readonly role: ColumnRole | null
  /** True if exports have the name. Without a role, a better column has it, or the cells are of another kind. */
  readonly isKnownName: boolean
  readonly kind: ColumnKind
  /** False if more than one of ten cells is blank. */
  readonly isFilled: boolean
  /** `null` unless the column has numbers. */
  readonly numberStyle: NumberStyle | null
  /** The first few different cells, for people who choose columns. */
  readonly examples: readonly string[]
}

/** Facts about a file that are known before its rows. */
export interface TableHints extends Pick<ReadingOptions, 'header' | 'keepsTotals'> {
  /** `null` in workbooks and JSON. */
  readonly separator: Separator | null
}

/** The findings of `describeTable` in the first rows of a table. Blank rows are not among them. */
export interface TableShape {
  /** The place of the header among the rows of the sample; `null` without a header. */
  readonly header: number | null
  /** The place of the first row of the table behind the header. */
  readonly firstRow: number
  /** True if the first row has the totals of those below. */
  readonly beginsWithTotal: boolean
  readonly width: number
  readonly columns: readonly ColumnShape[]
  /** False if the rows are lines of words rather than a table. */
  readonly isTable: boolean
  /** The language of the header, if its names tell. */
  readonly language: NameLanguage | null
  readonly doubts: readonly Doubt[]
}

/** An assumption that the cells don't settle. Surfaces show a sentence for it. */
export type Doubt =
  | { readonly kind: 'no-header' }
  | { readonly kind: 'no-term-column' }
  | { readonly kind: 'several-term-columns'; readonly names: readonly string[] }
  | { readonly kind: 'equal-names'; readonly names: readonly string[] }
  | { readonly kind: 'decimal-mark'; readonly column: string; readonly example: string }

export interface LeftOutRow extends PlacedRow {
  readonly reason: 'total' | 'closing-line' | 'header'
}

/** Leaves out totals, closing lines and repeated headers of a stream of rows. It may hold rows back until it knows that more follow. */
export interface RowFilter {
  keep(rows: readonly PlacedRow[]): readonly PlacedRow[]
  /** The rows held back that belong to the table. */
  end(): readonly PlacedRow[]
  /** The rows left out so far: their counts, and the first few of each reason. */
  readonly leftOut: LeftOut
}

export interface LeftOut {
  readonly totals: number
  readonly closingLines: number
  /** Rows that repeat the header or draw a line under it. */
  readonly headers: number
  readonly examples: readonly LeftOutRow[]
}

/** Reads the cells of a column whose marks the last cell may still decide. */
export interface NumberReader {
  add(cell: string): void
  end(): NumberColumn
}

export interface NumberColumn {
  /** In the order of the cells. NaN for a cell without a readable number; 0 for an empty cell or `--`. */
  readonly values: Float64Array
  readonly style: NumberStyle
  /** The most digits behind a decimal mark. */
  readonly decimals: number
  /** Bounds such as `< 10` and ranges such as `100 – 1K`, which count as their middle. */
  readonly approximate: number
  readonly unreadable: number
  readonly unreadableExamples: readonly string[]
  /** A cell and the number read from it, such as 12.450 and 12450. */
  readonly example: { readonly cell: string; readonly value: number } | null
}

/** Layers 3 to 5 as functions over rows of cells. */
export interface TableLayer {
  describeTable(sample: readonly PlacedRow[], hints: TableHints): TableShape
  createRowFilter(shape: TableShape, hints: TableHints): RowFilter
  /** `shape` has the names and the styles of all columns, which help to decide the marks of one. */
  createNumberReader(shape: TableShape, column: ColumnShape, hints: TableHints): NumberReader
}
