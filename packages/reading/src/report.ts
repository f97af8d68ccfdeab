import type { Encoding } from './encodings.ts'
import type { FileFormat, Separator } from './options.ts'
import type { PlacedRow } from './row.ts'
import type { ColumnShape, Doubt, LeftOut } from './table-shape.ts'
import type { SheetFacts } from './workbook/read-sheet.ts'

export interface ColumnReport extends ColumnShape {
  /** Cells that should be numbers and can't be read. Counted for columns whose numbers were read. */
  readonly unreadable: number
  readonly unreadableExamples: readonly string[]
  /** True if the words come from this column. */
  readonly isChosen: boolean
}

/** The assumptions of the reader. Each surface shows them in its own way and takes each as an option. */
export interface ReadingReport {
  readonly format: FileFormat
  /** `null` for workbooks and for text that came decoded. */
  readonly encoding: Encoding | null
  /** False if a detector chose the encoding by the letters. */
  readonly isEncodingCertain: boolean
  /** `null` without cells. */
  readonly separator: Separator | null
  /** The line of the file with the names of the columns, counted from 1. */
  readonly headerLine: number | null
  /** Lines above the header or above the first row, without blank ones. */
  readonly skippedAbove: number
  readonly leftOut: LeftOut
  /** Empty for lines of words. */
  readonly columns: readonly ColumnReport[]
  /** Columns of numbers with a name that the reader doesn't know, if only numbers with a meaning were read. */
  readonly unrecognizedColumns: readonly string[]
  /** A number with a mark and how it was read. */
  readonly numberExample: { readonly column: string; readonly cell: string; readonly value: number } | null
  /** Cells whose line breaks were joined by spaces. */
  readonly joinedCells: number
  readonly doubts: readonly Doubt[]
  /** The sheets of a workbook, the one that was read, and its hidden, merged and uncalculated cells. */
  readonly sheet: SheetFacts | null
}

/** The first lines of a file as they are, so that people can point at the header. */
export interface PreviewRow extends PlacedRow {
  readonly use: 'above' | 'header' | 'row' | 'left-out'
}
