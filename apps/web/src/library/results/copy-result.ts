import {
  MAX_COMBINATIONS,
  type ResultExport,
  type SavedResultSummary,
  savedResults,
} from '@wordloom/contract'
import { csvGuard, csvMark } from '#ui/csv/csv-choices.ts'
import { showToast } from '#ui/toast/toast.ts'
import { loadResult } from '../content/content.ts'
import { copyLoaded } from '../content/copy-item.ts'
import type { Scope } from '../scope.ts'
import { RESULT_CHANGES_TEXTS, type ResultMessages } from './texts.ts'

/** Copies one combination per line. A result too large for the clipboard is offered as a download. */
export async function copyResult(
  scope: Scope,
  result: SavedResultSummary,
  messages: ResultMessages,
): Promise<void> {
  const { id, name, combinationCount } = result
  if (BigInt(combinationCount) > MAX_COMBINATIONS) {
    const { title, description } = messages.copyFailed
    showToast({
      title,
      description: [description, RESULT_CHANGES_TEXTS.tooManyToCopy].filter(Boolean).join(': '),
      action: { label: RESULT_CHANGES_TEXTS.download, run: () => downloadResult(scope, result, 'txt') },
    })
    return
  }
  const load = async () => (await loadResult(scope, id)).text ?? ''
  await copyLoaded(load, messages.copied(name), messages.copyFailed)
}

/** The browser streams the file to disk, so its size doesn't matter. */
export function downloadResult(
  { account }: Scope,
  { id }: Pick<SavedResultSummary, 'id'>,
  format: ResultExport,
): void {
  const link = document.createElement('a')
  const query = new URLSearchParams({
    format,
    ...(account !== undefined && { account }),
    ...(format === 'csv' && { byteOrderMark: String(csvMark.isOn()), guard: String(csvGuard.isOn()) }),
  })
  link.href = `${savedResults.export.path.replace(':id', String(id))}?${query}`
  link.download = ''
  link.click()
}
