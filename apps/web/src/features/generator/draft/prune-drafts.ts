import type { DraftLocks } from './draft-claim.ts'
import type { DraftStore } from './draft-store.ts'
import { isOf, type Scope } from './scope.ts'

/** Number of drafts to keep for closed tabs. */
const KEPT = 20

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
