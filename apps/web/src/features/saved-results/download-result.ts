import { type ResultExport, type SavedResultSummary, savedResults } from '@wordloom/contract'

/** The browser streams the file to disk, so its size doesn't matter. */
export function downloadResult({ id }: Pick<SavedResultSummary, 'id'>, format: ResultExport): void {
  const link = document.createElement('a')
  link.href = `${savedResults.export.path.replace(':id', String(id))}?format=${format}`
  link.download = ''
  link.click()
}
