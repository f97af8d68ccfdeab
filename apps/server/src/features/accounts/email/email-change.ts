import { ACCOUNT_MESSAGES, type Notice } from '@wordloom/contract'
import { fieldError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { Limits } from '../limits.ts'
import type { AccountParts } from '../parts.ts'
import type { Proofs } from '../proof.ts'
import { isSameAddress } from './same-address.ts'

export function createEmailChange(parts: AccountParts, limits: Limits, proofs: Proofs) {
  const { storage, linkTokens, mail, rateLimits, auditLog } = parts

  return {
    /** Never reveals whether the address is taken: the answer stays the same, only the email isn't sent. */
    async changeEmail(
      viewer: Viewer,
      given: { email: string; currentPassword?: string | undefined },
      client: Client,
    ): Promise<Notice> {
      const account = await proofs.demand(viewer, given.currentPassword)
      const userId = account.user.id
      if (isSameAddress(given.email, account.user.email)) {
        throw fieldError('email', ACCOUNT_MESSAGES.emailUnchanged)
      }
      await rateLimits.take(limits.emailChange(userId))
      await storage.transaction(async (transaction) => {
        await proofs.hold(transaction, account)
        await linkTokens.awaitEmail(transaction, userId, given.email)
        await mail.enqueue(transaction, { template: 'email-change', userId, recipient: given.email })
        await auditLog.record(transaction, {
          action: 'email_change_requested',
          actorId: userId,
          subjectId: userId,
          address: client.address,
        })
      })
      return { message: ACCOUNT_MESSAGES.emailChangeSent }
    },
  }
}
