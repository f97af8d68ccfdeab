import type { SheetCells } from '@wordloom/xlsx'
import { ReadingError } from '../reading-error.ts'
import type { PlacedRow } from '../row.ts'

/** Facts about the sheet of a workbook that people decide about. */
export interface SheetFacts {
  readonly names: readonly string[]
  readonly place: number
  /** Rows that a filter or a person hides. */
  readonly hiddenRows: number
  readonly hiddenColumns: number
  /** Merged cells whose text the rows below could repeat. */
  readonly mergedCells: number
  /** Cells with a formula that no program has calculated. They are blank until the file is opened and saved. */
  readonly uncalculated: number
}

export interface Sheet {
  readonly rows: readonly PlacedRow[]
  readonly facts: SheetFacts
}

/** A workbook that unpacks to more is refused, so that a small file can't fill the memory. */
export const WORKBOOK_LIMITS = {
  cells: 20_000_000,
  characters: 256 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
}

const MAX_SHEETS_TRIED = 20

export type WorkbookLimits = typeof WORKBOOK_LIMITS

export interface SheetOptions {
  readonly sheet: number | null
  readonly skipsHidden: boolean
  readonly fillsMerged: boolean
  readonly limits: WorkbookLimits
}

/** @throws {ReadingError} */
export async function readSheet(
  bytes: Uint8Array,
  { sheet, skipsHidden, fillsMerged, limits }: SheetOptions,
): Promise<Sheet> {
  // Loaded only here, because most files are text.
  const { fillMergedCells, readWorkbook, UnreadableWorkbookError } = await import('@wordloom/xlsx')
  try {
    const content = await readFilled(sheet, (place) => readWorkbook(bytes, { sheet: place, limits }))
    const cells = fillsMerged ? fillMergedCells(content, limits.cells) : content
    return {
      rows: toRows(cells, skipsHidden),
      facts: {
        names: content.sheets,
        place: content.sheet,
        hiddenRows: content.hiddenRows.length,
        hiddenColumns: content.hiddenColumns.length,
        mergedCells: content.merged.length,
        uncalculated: content.uncalculated,
      },
    }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error
    throw new ReadingError('workbook', error.message, null, { cause: error })
  }
}

/** Without a choice, the first sheet that isn't empty. */
async function readFilled<Content extends SheetCells & { readonly sheets: readonly string[] }>(
  chosen: number | null,
  read: (place: number | null) => Promise<Content>,
): Promise<Content> {
  const first = await read(chosen)
  if (chosen !== null || !isEmpty(first)) return first
  for (let place = 0; place < Math.min(first.sheets.length, MAX_SHEETS_TRIED); place++) {
    const other = await read(place)
    if (!isEmpty(other)) return other
  }
  return first
}

function isEmpty({ starts, uncalculated }: SheetCells): boolean {
  return uncalculated === 0 && starts.length === 0
}

function toRows(
  { cells, starts, hiddenRows, hiddenColumns }: SheetCells,
  skipsHidden: boolean,
): readonly PlacedRow[] {
  const skippedRows = new Set(skipsHidden ? hiddenRows : [])
  const skippedColumns = new Set(skipsHidden ? hiddenColumns : [])
  const rows: PlacedRow[] = []
  for (const [row, start] of starts.entries()) {
    if (skippedRows.has(row)) continue
    const all = cells.slice(start, starts[row + 1] ?? cells.length)
    const shown = skippedColumns.size === 0 ? all : all.filter((_, column) => !skippedColumns.has(column))
    if (shown.some((cell) => cell !== '')) rows.push({ cells: shown, line: row + 1 })
  }
  return rows
}
