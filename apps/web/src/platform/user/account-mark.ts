import type { User } from '@wordloom/contract'
import { keptOnDevice } from '../lib/kept-text.ts'

/** Tells other tabs through storage events when the signed-in user or their data changes. */
export const ACCOUNT_MARK = 'wordloom-account'

const mark = keptOnDevice(ACCOUNT_MARK)

/** Without storage, other tabs notice the change once they become visible. */
export function markForTabs(user: User | null): void {
  if (user === null) mark.remove()
  else mark.write(`${user.id} ${user.updatedAt}`)
}
