import type { SavedResultSummary } from '@wordloom/contract'
import { removeUndoably } from '../../shared/library/remove-undoably.ts'
import { deleteResults, moveResults, restoreResults } from '../../shared/library/result-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { tellUnderWay } from '../../shared/library/tell-under-way.ts'
import { RESTORE_FAILED, type ResultMessages, toMoved } from './messages.ts'

/** Deletes results at once; the notification brings them back. `onKept` is told the ids of those that could not be deleted. */
export function removeResults(
  results: readonly SavedResultSummary[],
  messages: ResultMessages,
  onKept?: (ids: readonly number[]) => void,
): Promise<void> {
  return removeUndoably({
    items: results,
    remove: deleteResults,
    restore: bringBack,
    underWay: `Deleting ${results.length.toLocaleString('en')} results…`,
    removed: messages.deleted,
    notRemoved: messages.deleteFailed,
    notRestored: RESTORE_FAILED,
    onKept,
  })
}

/** Moves results to a project, or to none; whoever asked for it tells when it fails. */
export async function relocateResults(
  results: readonly SavedResultSummary[],
  projectId: number | null,
): Promise<void> {
  tellUnderWay(results.length, `Moving ${results.length.toLocaleString('en')} results…`)
  await moveResults(results, projectId)
  tellSuccess(toMoved(results.length))
}

async function bringBack(results: readonly SavedResultSummary[]): Promise<void> {
  tellUnderWay(results.length, `Restoring ${results.length.toLocaleString('en')} results…`)
  await restoreResults(results)
  tellSuccess(
    results.length === 1
      ? 'Result restored successfully'
      : `${results.length.toLocaleString('en')} results restored successfully`,
  )
}
