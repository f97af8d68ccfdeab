import type { FileSource } from './bytes/source.ts'
import type { Encoding } from './encodings.ts'
import { openFile } from './open-file.ts'
import type { Separator } from './options.ts'
import type { Row } from './row.ts'
import type { SourceOptions } from './row-source.ts'

/** The first rows of a text or of a sheet, with titles and header, and how the file writes its rows. */
export interface FirstRows {
  readonly rows: readonly Row[]
  /** The line of each row in the file, counted from 1. */
  readonly lines: readonly number[]
  /** The place of the header among the rows, if a person chose its line. There is no row if the file is shorter. */
  readonly header: number | null
  /** `null` for text. */
  readonly sheetName: string | null
  readonly separator: Separator
  readonly encoding: Encoding
}

/** Reads the beginning of a file, or of each sheet of a workbook. @throws {ReadingError} */
export async function readFirstRows(
  source: FileSource,
  options: SourceOptions,
): Promise<readonly FirstRows[]> {
  const first = await openFile(source, { ...options, format: 'table' })
  const { sheet, separator, encoding } = first.report()
  const found: FirstRows[] = []
  for (const [place, sheetName] of (sheet?.names ?? [null]).entries()) {
    const isOpen = sheet === null || place === sheet.place
    const { preview } = isOpen ? first : await openFile(source, { ...options, sheet: place })
    const header = preview.findIndex(({ use }) => use === 'header')
    found.push({
      rows: preview.map(({ cells }) => cells),
      lines: preview.map(({ line }) => line),
      header: typeof options.header === 'number' ? (header === -1 ? preview.length : header) : null,
      sheetName,
      separator: separator ?? ',',
      encoding: encoding ?? 'utf-8',
    })
  }
  return found
}
