import type { SavedResultSummary } from '@wordloom/contract'
import { removeUndoably } from '../../shared/library/remove-undoably.ts'
import { deleteResults, moveResults, restoreResults } from '../../shared/library/result-changes.ts'
import { tellSuccess } from '../../shared/library/tell.ts'
import { tellUnderWay } from '../../shared/library/tell-under-way.ts'
import { MOVE_RESULTS_TEXTS, type ResultMessages, RESULT_CHANGES_TEXTS as T } from './texts.ts'

/** Deletes results immediately, with undo. `onKept` receives the ids of results that couldn't be deleted. */
export function removeResults(
  results: readonly SavedResultSummary[],
  messages: ResultMessages,
  onKept?: (ids: readonly number[]) => void,
): Promise<void> {
  return removeUndoably({
    items: results,
    remove: deleteResults,
    restore: bringBack,
    underWay: T.deleting(results.length),
    removed: messages.deleted,
    notRemoved: messages.deleteFailed,
    notRestored: T.notRestored,
    onKept,
  })
}

/** The caller reports errors. */
export async function relocateResults(
  results: readonly SavedResultSummary[],
  projectId: number | null,
): Promise<void> {
  tellUnderWay(results.length, MOVE_RESULTS_TEXTS.underWay(results.length))
  await moveResults(results, projectId)
  tellSuccess(MOVE_RESULTS_TEXTS.done(results.length))
}

async function bringBack(results: readonly SavedResultSummary[]): Promise<void> {
  tellUnderWay(results.length, T.restoring(results.length))
  await restoreResults(results)
  tellSuccess(T.restored(results.length))
}
