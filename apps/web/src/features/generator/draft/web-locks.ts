import type { DraftLocks } from './draft-claim.ts'

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
