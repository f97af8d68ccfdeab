import type { AccountParts } from './parts.ts'
import type { Account, Transaction } from './storage.ts'

/** An unverified account may belong to a stranger, so its browsers, second factors and identities go too. */
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
