import type { DraftLocks } from './draft-claim.ts'

/** Draft locks of the browser, or `null` where it has none (outside of secure contexts). */
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
            // Held until the tab ends.
            return lock === null ? undefined : new Promise(() => {})
          })
          .catch(() => resolve(false))
      }),
  }
}
