import type { User } from '@wordloom/contract'

/** Tells the other tabs that another user, or the same with other data, is signed in: browsers report changes to them. */
export const ACCOUNT_MARK = 'wordloom-account'

export function markForTabs(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(ACCOUNT_MARK)
    else localStorage.setItem(ACCOUNT_MARK, `${user.id} ${user.updatedAt}`)
  } catch {
    // Storage is forbidden: the other tabs notice when they are looked at.
  }
}
