import type { Candidate } from './draft-claim.ts'
import type { Unsaved } from './unsaved.ts'

/** After this many milliseconds, a page that went away no longer holds its lock. */
const ENDED_MS = 5000

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
