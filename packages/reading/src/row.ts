/** The cells of one row, without quotes and separators. */
export type Row = readonly string[]

/** A row and the line of the file on which it begins, counted from 1. In a workbook, that is the row of the sheet. */
export interface PlacedRow {
  readonly cells: Row
  readonly line: number
}
