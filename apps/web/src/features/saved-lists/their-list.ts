import { ApiError } from '../../shared/lib/api.ts'
import { type ListText, loadList } from '../../shared/library/texts.ts'

/** Returns null if the list was deleted. Rethrows `error` unless a change elsewhere caused it. */
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
