import type { User } from '@wordloom/contract'

/** Tells other tabs through storage events when the signed-in user or their data changes. */
export const ACCOUNT_MARK = 'wordloom-account'

export function markForTabs(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(ACCOUNT_MARK)
    else localStorage.setItem(ACCOUNT_MARK, `${user.id} ${user.updatedAt}`)
  } catch {
    // Storage is forbidden, so other tabs notice the change once they become visible.
  }
}
