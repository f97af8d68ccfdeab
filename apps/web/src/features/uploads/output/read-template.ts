import { type Sheet, toTextSheet } from '@wordloom/uploads'
import { OUTPUT_TEXTS as T } from '../texts.ts'

/** The beginning of a platform's template: its header is among these rows. */
export interface TemplateStart {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
}

const MOST_ROWS = 20
const MOST_BYTES = 20 * 1024 * 1024
const LIMITS = { cells: 2_000_000, characters: 50_000_000, unpackedBytes: 200_000_000 }

/** Reads CSV, TSV or XLSX, in UTF-8 or UTF-16. Returns the reason why it can't. */
export async function readTemplate(file: File): Promise<TemplateStart | { readonly reason: string }> {
  if (file.size > MOST_BYTES) return { reason: T.templateTooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) ? await readSheets(bytes) : readText(bytes)
  if (sheets === null) return { reason: T.templateUnreadable }
  return {
    fileName: file.name,
    sheets: sheets.map(({ rows, fileKind }) => ({ rows: rows.slice(0, MOST_ROWS), fileKind })),
  }
}

function readText(bytes: Uint8Array): readonly Sheet[] | null {
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : 'utf-8'
  try {
    return [toTextSheet(new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding)]
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return null
  }
}

async function readSheets(bytes: Uint8Array): Promise<readonly Sheet[] | null> {
  // Loaded only here, because most templates are text.
  const { readWorkbook, UnreadableWorkbookError } = await import('@wordloom/xlsx')
  try {
    const first = await readWorkbook(bytes, { sheet: null, limits: LIMITS })
    const found: Sheet[] = []
    for (const [sheet, sheetName] of first.sheets.entries()) {
      const content = sheet === first.sheet ? first : await readWorkbook(bytes, { sheet, limits: LIMITS })
      const { cells, starts } = content
      const rows = starts
        .slice(0, MOST_ROWS)
        .map((start, i) => cells.slice(start, starts[i + 1] ?? cells.length))
      found.push({ rows, fileKind: { kind: 'workbook', sheetName } })
    }
    return found
  } catch (error) {
    if (!(error instanceof UnreadableWorkbookError)) throw error
    return null
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
