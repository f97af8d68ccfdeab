import { RESULT_EXPORTS, type ResultExport, type SavedResultSummary, savedResults } from '@wordloom/contract'

const LABELS: Readonly<Record<ResultExport, string>> = {
  txt: 'Download as text',
  csv: 'Download as CSV',
  json: 'Download as JSON',
}

export const DOWNLOADS = RESULT_EXPORTS.map((format) => ({ format, label: LABELS[format] }))

/** The browser saves it as it comes: nothing of it is held here, however much it is. */
export function downloadResult({ id }: Pick<SavedResultSummary, 'id'>, format: ResultExport): void {
  const link = document.createElement('a')
  link.href = `${savedResults.export.path.replace(':id', String(id))}?format=${format}`
  link.download = ''
  link.click()
}
