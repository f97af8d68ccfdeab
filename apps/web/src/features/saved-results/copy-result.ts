import { MAX_COMBINATIONS, type SavedResultSummary } from '@wordloom/contract'
import { copyLoaded } from '../../shared/library/copy-item.ts'
import { loadResult } from '../../shared/library/texts.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { downloadResult } from './download-result.ts'
import { type ResultMessages, RESULT_CHANGES_TEXTS as T } from './texts.ts'

/** Copies one combination per line. A result too large for the clipboard is offered as a download. */
export async function copyResult(result: SavedResultSummary, messages: ResultMessages): Promise<void> {
  const { id, name, combinationCount } = result
  if (BigInt(combinationCount) > MAX_COMBINATIONS) {
    const { title, description } = messages.copyFailed
    showToast({
      title,
      description: [description, T.tooManyToCopy].filter(Boolean).join(': '),
      action: { label: T.download, run: () => downloadResult(result, 'txt') },
    })
    return
  }
  const load = async () => (await loadResult(id)).text ?? ''
  await copyLoaded(load, messages.copied(name), messages.copyFailed)
}
