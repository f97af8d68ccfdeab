import { readFileSync } from 'node:fs'
import { readWorkbook, type SheetContent, UnreadableWorkbookError } from '@wordloom/xlsx'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

const LIMITS = { cells: 5_000_000, characters: 100_000_000, unpackedBytes: 500_000_000 }

/** @throws {UsageError} if the workbook can't be read. */
export async function readWorkbookSheets(file: string) {
  const bytes = readFileSync(file)
  const read = async (sheet: number | null) => {
    try {
      return await readWorkbook(bytes, { sheet, limits: LIMITS })
    } catch (error) {
      if (!(error instanceof UnreadableWorkbookError)) throw error
      throw new UsageError(T.unreadableWorkbook(file), { cause: error })
    }
  }
  const first = await read(null)
  const found = []
  for (const [number, sheetName] of first.sheets.entries()) {
    const content = number === first.sheet ? first : await read(number)
    found.push({ sheetName, rows: toRows(content) })
  }
  return found
}

function toRows({ cells, starts }: SheetContent): readonly (readonly string[])[] {
  return starts.map((start, i) => cells.slice(start, starts[i + 1] ?? cells.length))
}
