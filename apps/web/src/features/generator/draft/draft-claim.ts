/** Locks a draft for the life of its tab, so that no other tab writes to it. */
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
