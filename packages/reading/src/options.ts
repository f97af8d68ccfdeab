import type { Encoding } from './encodings.ts'

export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** `lines` has one word per line; `table` has cells that a separator parts. */
export const FILE_FORMATS = ['lines', 'table', 'json', 'workbook'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** The name of a column, or its number counted from 1. */
export type ColumnChoice = string | number

/** Assumptions that a person sets. The reader makes those that are missing. */
export interface ReadingOptions {
  /** Its ending is a hint for the format. */
  readonly fileName?: string | undefined
  readonly format?: FileFormat | undefined
  readonly encoding?: Encoding | undefined
  readonly separator?: Separator | undefined
  /** The line of the file with the names of the columns, counted from 1, or `none`. */
  readonly header?: number | 'none' | undefined
  /** The columns with the words. Without a choice, the reader takes the column of terms. */
  readonly columns?: readonly ColumnChoice[] | undefined
  /** Keeps rows of totals and closing lines. */
  readonly keepsTotals?: boolean | undefined
  /** Treats quotes as characters of the cells. */
  readonly hasPlainQuotes?: boolean | undefined
  /** The place of the sheet of a workbook, counted from 0. */
  readonly sheet?: number | undefined
  /** Leaves out rows and columns that are hidden in a workbook. */
  readonly skipsHidden?: boolean | undefined
  /** Repeats the text of merged cells of a workbook in the rows below that they span. */
  readonly fillsMerged?: boolean | undefined
}
