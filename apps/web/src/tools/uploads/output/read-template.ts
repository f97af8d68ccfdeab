import { ReadingError, readFirstRows } from '@wordloom/reading'
import { type Sheet, toSheet } from '@wordloom/uploads'
import { OUTPUT_TEXTS as T } from '../texts.ts'

/** The beginning of a platform's template: its header is among these rows. */
export interface TemplateStart {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
}

const MOST_ROWS = 20
const MOST_BYTES = 20 * 1024 * 1024
const LIMITS = { cells: 2_000_000, characters: 50_000_000, unpackedBytes: 200_000_000 }

/** Reads CSV, TSV or XLSX. Returns the reason why it can't. */
export async function readTemplate(file: File): Promise<TemplateStart | { readonly reason: string }> {
  if (file.size > MOST_BYTES) return { reason: T.templateTooLarge }
  try {
    const found = await readFirstRows(file, { fileName: file.name, workbookLimits: LIMITS })
    const sheets = found.map(({ rows, ...start }) => toSheet({ ...start, rows: rows.slice(0, MOST_ROWS) }))
    return { fileName: file.name, sheets }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return { reason: T.templateUnreadable }
  }
}
