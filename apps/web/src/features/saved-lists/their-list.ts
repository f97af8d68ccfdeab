import { ApiError } from '../../shared/lib/api.ts'
import { type ListText, loadList } from '../../shared/library/texts.ts'

/**
 * The list as it is now, when it could not be changed because it was changed elsewhere; null when it is deleted.
 *
 * @throws `error`, when that is not why.
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
