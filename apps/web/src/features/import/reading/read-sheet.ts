import { MAX_IMPORT_BYTES } from '@wordloom/contract'
import type { ReadLimits } from '@wordloom/xlsx'
import { SHEET_TEXTS } from '../texts.ts'
import { type Content, type Refusal, toRefusal } from './read-text.ts'

export interface SheetChoice {
  readonly names: readonly string[]
  readonly place: number
}

/** The largest CSV file has no more cells. A workbook compresses its texts, and stores repeated ones once. */
const LIMITS: ReadLimits = {
  cells: MAX_IMPORT_BYTES,
  characters: 25 * MAX_IMPORT_BYTES,
  unpackedBytes: 25 * MAX_IMPORT_BYTES,
}

export async function readSheet(
  bytes: Uint8Array,
  place: number | null,
): Promise<{ readonly content: Content | Refusal; readonly sheets: SheetChoice | null }> {
  // Loaded only here, because most files are text.
  const { readWorkbook, UnreadableWorkbookError } = await import('@wordloom/xlsx')
  try {
    const { sheets, sheet, ...cells } = await readWorkbook(bytes, { sheet: place, limits: LIMITS })
    return {
      content: cells.width === 0 ? toRefusal('xlsx', SHEET_TEXTS.blank) : { ...cells, delimiter: null },
      sheets: { names: sheets, place: sheet },
    }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error
    return { content: toRefusal('xlsx', SHEET_TEXTS[error.reason]), sheets: null }
  }
}
