/** Holds a draft for as long as its tab lives, so that no other tab writes to it. */
export interface DraftLocks {
  /** Whether the draft could be held, having waited at most so long for its holder to end. */
  hold(id: string, milliseconds: number): Promise<boolean>
}

export interface DraftClaim {
  /** The draft this tab writes to, which nobody else holds. */
  readonly id: string
  /** The draft it starts from: the same, another one to be copied, or none. */
  readonly from: string | null
}

/** A draft that a fresh tab may take up. */
export interface Candidate {
  readonly id: string
  /** Its page went away just now: whoever holds it is about to end. */
  readonly isEnding: boolean
}

/** A page that is being reloaded ends after the next one has begun. */
const RELOAD_MS = 1000
/** One that is known to have been left is waited for, even on a device that is short of breath. */
const ENDING_MS = 5000

/**
 * Which draft a tab works on. A tab keeps its own over reloads; a duplicate of a living tab starts from a copy; a fresh
 * tab takes up the newest draft that no living tab holds.
 */
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
