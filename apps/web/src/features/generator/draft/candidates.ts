import type { Candidate } from './draft-claim.ts'
import type { Unsaved } from './unsaved.ts'

/** A page that went away longer ago than this holds nothing any more. */
const ENDED_MS = 5000

/** The drafts that a fresh tab may take up: first those that were left with something unsaved, then the newest. */
export function toCandidates(
  unsaved: readonly Unsaved[],
  newestFirst: readonly string[],
  now: number,
): Candidate[] {
  const left = unsaved.toSorted((a, b) => b.at - a.at).map(({ draftId }) => draftId)
  const ending = new Set(
    unsaved.filter(({ isLeft, at }) => isLeft && now - at < ENDED_MS).map((u) => u.draftId),
  )
  return [...new Set([...left, ...newestFirst])].map((id) => ({ id, isEnding: ending.has(id) }))
}
