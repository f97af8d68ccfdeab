import type { AccountParts } from './parts.ts'
import type { Account, Transaction } from './storage.ts'

/**
 * Ends every session and everything under way that could open the account. Whoever signed up with an address that was never
 * proven may be anybody, so of them nothing else stays either: no known browser, no second factor or passkey, no identity elsewhere.
 */
export async function endWaysIn(
  { storage, linkTokens, sessions }: Pick<AccountParts, 'storage' | 'linkTokens' | 'sessions'>,
  transaction: Transaction,
  { user }: Account,
): Promise<void> {
  await sessions.endAll(transaction, user.id)
  await linkTokens.remove(transaction, user.id, ['verification', 'reset', 'email_change'])
  await storage.endIdentityRequests(transaction, user.id)
  if (user.emailVerified === 0) await storage.forgetBrowsersAndFactors(transaction, user.id)
}
