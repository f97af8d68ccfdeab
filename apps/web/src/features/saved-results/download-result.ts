import { type ResultExport, type SavedResultSummary, savedResults } from '@wordloom/contract'

/** The browser saves it as it comes: nothing of it is held here, however much it is. */
export function downloadResult({ id }: Pick<SavedResultSummary, 'id'>, format: ResultExport): void {
  const link = document.createElement('a')
  link.href = `${savedResults.export.path.replace(':id', String(id))}?format=${format}`
  link.download = ''
  link.click()
}
