import { ApiError } from '../../shared/lib/api.ts'
import { type ListText, loadList } from '../../shared/library/texts.ts'

/**
 * Returns the list's current version after a save was refused because of a change elsewhere, or null if it
 * was deleted.
 *
 * @throws `error` if there was another reason.
 */
export async function toTheirs(error: unknown, id: number): Promise<ListText | null> {
  if (isGone(error)) return null
  if (!(error instanceof ApiError) || error.body?.code !== 'changed_elsewhere') throw error
  try {
    return await loadList(id)
  } catch (reason) {
    if (isGone(reason)) return null
    throw reason
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
