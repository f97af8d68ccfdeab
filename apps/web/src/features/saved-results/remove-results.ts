import type { SavedResultSummary } from '@wordloom/contract'
import { deleteResults, moveResults, restoreResults } from '../../shared/library/result-changes.ts'
import { tellFailure, tellSuccess } from '../../shared/library/tell.ts'
import { MOVED, RESTORE_FAILED, type ResultMessages } from './messages.ts'

/** Deletes results at once; the notification brings them back. */
export async function removeResults(
  results: readonly SavedResultSummary[],
  messages: ResultMessages,
): Promise<void> {
  try {
    await deleteResults(results)
    tellSuccess(messages.deleted(results.length), {
      run: () => restoreResults(results),
      failure: RESTORE_FAILED,
    })
  } catch (error) {
    tellFailure(error, messages.deleteFailed)
  }
}

/** Moves results to a project, or to none; whoever asked for it tells when it fails. */
export async function relocateResults(
  results: readonly SavedResultSummary[],
  projectId: number | null,
): Promise<void> {
  await moveResults(results, projectId)
  tellSuccess(MOVED)
}
