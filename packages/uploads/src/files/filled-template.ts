import { type FilledTemplate, fitTemplate, type UploadFile, type UploadFormat } from '@wordloom/targets'
import { UPLOAD_SUMMARY_TEXTS as T } from '../texts.ts'
import type { FileKind, Sheet } from './file-kind.ts'

export interface ChosenTemplate extends FilledTemplate {
  readonly fileKind: FileKind
}

/** Chooses the sheet of a platform's template that lacks the fewest columns. `null` if none has a column of the upload. */
export function chooseTemplate(
  sheets: readonly Sheet[],
  upload: Pick<UploadFile, 'columns'>,
  { aliases }: Pick<UploadFormat, 'aliases'>,
): ChosenTemplate | null {
  const found = sheets.flatMap(({ rows, header, fileKind }) => {
    const fit = fitTemplate({ rows, header }, upload, aliases)
    return fit === null ? [] : [{ ...fit, fileKind }]
  })
  return found.sort((a, b) => a.lost.length - b.lost.length)[0] ?? null
}

export function describeTemplate(
  { header, empty, lost }: FilledTemplate,
  { marks }: Pick<UploadFile, 'marks'>,
): readonly string[] {
  const filled = header.columns.filter((column) => column !== null).length
  const leftOut = Object.entries(marks).flatMap(([kind, mark]) => (lost.includes(mark) ? [kind] : []))
  return [
    T.filled(filled, header.names.length),
    ...(empty.length > 0 ? [T.empty(empty)] : []),
    ...(lost.length > 0 ? [T.lost(lost)] : []),
    ...(leftOut.length > 0 ? [T.leftOut(leftOut)] : []),
  ]
}
