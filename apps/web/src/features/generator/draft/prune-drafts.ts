import type { DraftLocks } from './draft-claim.ts'
import type { DraftStore } from './draft-store.ts'
import { isOf, type Scope } from './scope.ts'

/** Drafts kept for tabs that are closed. */
const KEPT = 20

/** Deletes the oldest drafts of the scope that no living tab holds. What cannot be deleted now can be the next time. */
export async function pruneDrafts(
  store: DraftStore,
  scope: Scope,
  own: string,
  locks: DraftLocks | null,
): Promise<void> {
  const others = (await store.idsNewestFirst()).filter((id) => id !== own && isOf(scope, id))
  for (const id of others.slice(KEPT)) {
    if (locks === null || (await locks.hold(id, 0))) await store.delete(id)
  }
}
