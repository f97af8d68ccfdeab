import { MAX_CELL_CHARACTERS, MAX_SHEET_COLUMNS } from './limits.ts'

export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'

  /** `row` and `cell` are counted from 1. */
  static long(row: number, cell: number): WorkbookError {
    return new WorkbookError(
      `Row ${row} doesn't fit into an XLSX file: its cell ${cell} is longer than ${toNumber(MAX_CELL_CHARACTERS)} characters.`,
    )
  }

  static wide(columns: number): WorkbookError {
    return new WorkbookError(
      `A sheet of an XLSX file has at most ${toNumber(MAX_SHEET_COLUMNS)} columns, not ${toNumber(columns)}.`,
    )
  }
}

function toNumber(count: number): string {
  return count.toLocaleString('en-US')
}
