import { ReadingError } from '../reading-error.ts'
import type { PlacedRow } from '../row.ts'

export interface Sheet {
  readonly rows: readonly PlacedRow[]
  readonly sheets: { readonly names: readonly string[]; readonly place: number }
}

/** A workbook that unpacks to more is refused, so that a small file can't fill the memory. */
export const WORKBOOK_LIMITS = {
  cells: 20_000_000,
  characters: 512 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
}

export type WorkbookLimits = typeof WORKBOOK_LIMITS

const SENTENCES = {
  protected: `The workbook has a password, or it's in Excel's older format. Save it without a password as XLSX.`,
  broken: 'The workbook is damaged. Open it in a spreadsheet program and save it again.',
  large: 'The workbook unpacks to more than can be read. Save the sheet with the words as CSV.',
  empty: 'The workbook has no sheet with cells.',
} as const

/** @throws {ReadingError} */
export async function readSheet(
  bytes: Uint8Array,
  sheet: number | null,
  limits: WorkbookLimits,
): Promise<Sheet> {
  // Loaded only here, because most files are text.
  const { readWorkbook, UnreadableWorkbookError } = await import('@wordloom/xlsx')
  try {
    const { cells, starts, sheets, sheet: place } = await readWorkbook(bytes, { sheet, limits })
    const rows = Array.from(starts, (start, row) => ({
      cells: cells.slice(start, starts[row + 1] ?? cells.length),
      line: row + 1,
    }))
    return {
      rows: rows.filter((row) => row.cells.some((cell) => cell !== '')),
      sheets: { names: sheets, place },
    }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error
    throw new ReadingError('workbook', SENTENCES[error.reason], null, { cause: error })
  }
}
