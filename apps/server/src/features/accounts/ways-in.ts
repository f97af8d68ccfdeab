import type { AccountParts } from './parts.ts'
import type { Account, Transaction } from './storage.ts'

/**
 * Ends every session and every pending link. If the address was never verified, a stranger may have created the
 * account, so known browsers, second factors and linked identities go too.
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
