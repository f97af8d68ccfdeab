import { toColumnKey } from '../table/column-key.ts'
import type { UploadFile, UploadFormat } from './upload-format.ts'
import type { Header } from './write-upload.ts'

export interface FilledTemplate {
  readonly header: Header
  /** Columns of the template that stay empty. */
  readonly empty: readonly string[]
  /** Columns with our values that the template lacks. */
  readonly lost: readonly string[]
}

/** Rows with comments may stand before the header. */
const MAX_ROWS_BEFORE = 20

/** The first rows of a template. */
export interface TemplateRows {
  readonly rows: readonly (readonly string[])[]
  /** The place of the header, if a person chose it. */
  readonly header: number | null
}

/**
 * Finds the header in the rows of a template, and the columns of ours that fill it. Names match without regard to
 * capitals, spaces, `_`, `-` and `.`. `null` if no row has the name of a column.
 */
export function fitTemplate(
  { rows, header }: TemplateRows,
  file: Pick<UploadFile, 'columns'>,
  aliases: UploadFormat['aliases'],
): FilledTemplate | null {
  const columnByKey = new Map(file.columns.map((column) => [toColumnKey(column), column]))
  for (const [key, column] of Object.entries(aliases))
    if (!columnByKey.has(key) && file.columns.includes(column)) columnByKey.set(key, column)
  const fits = rows.slice(0, Math.max(MAX_ROWS_BEFORE, (header ?? 0) + 1)).map((names, place) => {
    return header === null || place === header ? fitHeader(names, columnByKey) : []
  })
  const counts = fits.map((columns) => columns.filter((column) => column !== null).length)
  const at = counts.indexOf(Math.max(0, ...counts))
  const columns = fits[at]
  const names = rows[at]
  if (columns === undefined || names === undefined || counts[at] === 0) return null
  return {
    header: { rowsBefore: rows.slice(0, at), names, columns },
    empty: names.filter((name, i) => name !== '' && columns[i] === null),
    lost: file.columns.filter((column) => !columns.includes(column)),
  }
}

/** A column of ours fills only the first column of the template with its name. */
function fitHeader(
  names: readonly string[],
  columnByKey: ReadonlyMap<string, string>,
): readonly (string | null)[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const column = columnByKey.get(toColumnKey(name))
    if (column === undefined || taken.has(column)) return null
    taken.add(column)
    return column
  })
}
