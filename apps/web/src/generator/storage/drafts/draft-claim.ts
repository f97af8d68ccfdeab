import { type DraftPage, isOf } from '#platform/generator-draft/draft-page.ts'
import type { DraftStore } from '#platform/generator-draft/draft-store.ts'
import type { Unsaved } from '#platform/generator-draft/unsaved.ts'

/** A lock keeps other tabs from writing to the draft of a tab. */
export interface DraftLocks {
  /** Resolves to whether the lock was acquired within the given time. */
  hold(id: string, milliseconds: number): Promise<boolean>
}

export interface DraftClaim {
  readonly id: string
  /** The draft to load: the same one, another one to copy, or none. */
  readonly from: string | null
}

export interface Candidate {
  readonly id: string
  /** Its page went away a moment ago, so its lock is about to be released. */
  readonly isEnding: boolean
}

/** A reloading page can release its lock after the next page has started. */
const RELOAD_MS = 1000
/** A tab that is known to be closing gets more time, because slow devices need it. */
const ENDING_MS = 5000

/** After this many milliseconds, a page that went away no longer holds its lock. */
const LOCK_RELEASED_MS = 5000

const KEPT = 20

/** Returns null if the browser has no locks, as outside secure contexts. */
export function createWebLocks(manager: LockManager | undefined): DraftLocks | null {
  if (manager === undefined) return null
  return {
    hold: (id, milliseconds) =>
      new Promise((resolve) => {
        const options =
          milliseconds > 0 ? { signal: AbortSignal.timeout(milliseconds) } : { ifAvailable: true }
        manager
          .request(`wordloom-draft-${id}`, options, (lock) => {
            resolve(lock !== null)
            // Hold the lock until the tab closes.
            return lock === null ? undefined : new Promise(() => {})
          })
          .catch(() => resolve(false))
      }),
  }
}

export function toCandidates(
  unsaved: readonly Unsaved[],
  newestFirst: readonly string[],
  now: number,
): Candidate[] {
  const left = unsaved.toSorted((a, b) => b.at - a.at).map(({ draftId }) => draftId)
  const ending = new Set(
    unsaved.filter(({ isLeft, at }) => isLeft && now - at < LOCK_RELEASED_MS).map((u) => u.draftId),
  )
  return [...new Set([...left, ...newestFirst])].map((id) => ({ id, isEnding: ending.has(id) }))
}

/** A tab keeps its draft, a duplicate copies it, and a new tab takes the newest draft that is free. */
export async function claimDraft(
  own: string | null,
  newestFirst: readonly Candidate[],
  locks: DraftLocks | null,
  createId: () => string,
): Promise<DraftClaim> {
  if (locks === null)
    return own === null ? startOver(createId, newestFirst[0]?.id ?? null) : { id: own, from: own }
  if (own !== null) {
    const isEnding = newestFirst.some((candidate) => candidate.id === own && candidate.isEnding)
    if (await locks.hold(own, isEnding ? ENDING_MS : RELOAD_MS)) return { id: own, from: own }
    return await holdNew(own)
  }
  for (const { id, isEnding } of newestFirst) {
    if (await locks.hold(id, isEnding ? ENDING_MS : 0)) return { id, from: id }
  }
  return await holdNew(null)

  async function holdNew(from: string | null): Promise<DraftClaim> {
    const claim = startOver(createId, from)
    await locks?.hold(claim.id, 0)
    return claim
  }
}

function startOver(createId: () => string, from: string | null): DraftClaim {
  return { id: createId(), from }
}

export async function pruneDrafts(
  store: DraftStore,
  page: DraftPage,
  own: string,
  locks: DraftLocks | null,
): Promise<void> {
  const others = (await store.idsNewestFirst()).filter((id) => id !== own && isOf(page, id))
  for (const id of others.slice(KEPT)) {
    if (locks === null || (await locks.hold(id, 0))) await store.delete(id)
  }
}
