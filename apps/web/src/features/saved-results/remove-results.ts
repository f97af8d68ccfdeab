import type { SavedResultSummary } from '@wordloom/contract'
import { deleteResults, moveResults, restoreResults } from '../../shared/library/result-changes.ts'
import { tellFailure, tellSuccess } from '../../shared/library/tell.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { MOVED, RESTORE_FAILED, type ResultMessages } from './messages.ts'

/** Deletes results at once; the notification brings them back. */
export async function removeResults(
  results: readonly SavedResultSummary[],
  messages: ResultMessages,
): Promise<void> {
  if (results.length > MANY) tellUnderWay('Deleting', results.length)
  try {
    await deleteResults(results)
    tellSuccess(messages.deleted(results.length), {
      run: () => bringBack(results),
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

async function bringBack(results: readonly SavedResultSummary[]): Promise<void> {
  if (results.length > MANY) tellUnderWay('Restoring', results.length)
  await restoreResults(results)
  tellSuccess(
    results.length === 1 ? 'Result restored successfully' : `${results.length} results restored successfully`,
  )
}

/** Each is a request of its own: so many take a while. */
const MANY = 20

function tellUnderWay(doing: string, count: number): void {
  showToast({ title: `${doing}…`, description: `${count.toLocaleString()} results`, isLasting: true })
}
