import { ReadingError, type ReadingOptions, type ReadingProblem, readFirstRows } from '@wordloom/reading'
import { type Sheet, toSheet } from '@wordloom/uploads'
import { shorten } from '#platform/format/shorten.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'

/** The beginning of a platform's template: its header is among these rows. */
export interface TemplateStart {
  readonly fileName: string
  readonly sheets: readonly Sheet[]
  /** The encoding and the separator of a text; `null` for a workbook. */
  readonly syntax: Required<Pick<ReadingOptions, 'encoding' | 'separator'>> | null
  /** The lines from which a person can choose the header. */
  readonly lines: readonly { readonly line: number; readonly text: string }[]
}

export interface TemplateRefusal {
  readonly reason: string
  readonly problem: ReadingProblem | null
}

const MAX_ROWS = 20
const MAX_CHARACTERS = 60
const MAX_BYTES = 20 * 1024 * 1024
const LIMITS = { cells: 2_000_000, characters: 50_000_000, unpackedBytes: 200_000_000 }

/** Reads CSV, TSV or XLSX. Returns the reason why it can't. */
export async function readTemplate(
  file: File,
  options: ReadingOptions,
): Promise<TemplateStart | TemplateRefusal> {
  if (file.size > MAX_BYTES) return { reason: T.templateTooLarge, problem: null }
  try {
    const found = await readFirstRows(file, { ...options, fileName: file.name, workbookLimits: LIMITS })
    const [first] = found
    const start = found.map((rows) => ({ ...rows, rows: rows.rows.slice(0, MAX_ROWS) }))
    return {
      fileName: file.name,
      sheets: start.map(toSheet),
      syntax:
        first === undefined || first.sheetName !== null
          ? null
          : { encoding: first.encoding, separator: first.separator },
      lines: (start[0]?.rows ?? []).map((cells, place) => ({
        line: first?.lines[place] ?? place + 1,
        text: shorten(cells.filter((cell) => cell !== '').join(', '), MAX_CHARACTERS),
      })),
    }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    return { reason: error.message, problem: error.problem }
  }
}
