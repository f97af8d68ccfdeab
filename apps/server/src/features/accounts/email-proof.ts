import { ACCOUNT_MESSAGES, type Notice } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Limits } from './limits.ts'
import type { LinkToken } from './link-tokens.ts'
import type { AccountParts, Client, Viewer } from './parts.ts'
import { isSameAddress } from './same-address.ts'
import type { Account, Transaction } from './storage.ts'

export function createEmailProof(parts: AccountParts, limits: Limits) {
  const { storage, linkTokens, mail, rateLimits, auditLog } = parts

  return {
    /** Proves an address to whoever opens the link, signed in or not; nobody is signed in by it. */
    async verifyEmail(secret: string, client: Client): Promise<Notice> {
      await rateLimits.take(limits.link(client))
      const token = await linkTokens.find(secret, ['verification', 'email_change'])
      if (token === null) throw invalidLink()
      const { userId, purpose } = token
      await storage.transaction(async (transaction) => {
        const account = await storage.lock(transaction, userId)
        if (account === null || account.user.isSuspended) throw invalidLink()
        if (!(await linkTokens.take(transaction, secret))) throw invalidLink()
        await (purpose === 'verification' ? proveEmail : changeToProven)(transaction, account, token)
        await auditLog.record(transaction, {
          action: purpose === 'verification' ? 'email_verified' : 'email_changed',
          actorId: userId,
          subjectId: userId,
          address: client.address,
        })
      })
      const { emailVerified, emailChanged } = ACCOUNT_MESSAGES
      return { message: purpose === 'verification' ? emailVerified : emailChanged }
    },

    async resendVerification({ user }: Viewer): Promise<Notice> {
      if (user.emailVerified === 1) throw alreadyVerified()
      await rateLimits.take(limits.resend(user.id))
      await storage.transaction(async (transaction) => {
        const account = await storage.lock(transaction, user.id)
        if (account === null) throw new RequestError('unauthorized')
        if (account.user.emailVerified === 1) throw alreadyVerified()
        await storage.setVerificationSent(transaction, user.id)
        await mail.enqueue(transaction, {
          template: 'verification',
          userId: user.id,
          recipient: account.user.email,
        })
      })
      return { message: ACCOUNT_MESSAGES.verificationSent }
    },
  }

  async function proveEmail(transaction: Transaction, { user }: Account, token: LinkToken): Promise<void> {
    if (!isSameAddress(user.email, token.email)) throw invalidLink()
    await storage.setVerified(transaction, user.id)
    await linkTokens.remove(transaction, user.id, ['verification'])
  }

  async function changeToProven(
    transaction: Transaction,
    { user }: Account,
    { email }: LinkToken,
  ): Promise<void> {
    await storage.setEmail(transaction, user.id, email)
    await linkTokens.remove(transaction, user.id, ['verification', 'reset', 'email_change'])
    await mail.enqueue(transaction, {
      template: 'email-changed-notice',
      recipient: user.email,
      newEmail: email,
    })
  }
}

function invalidLink(): RequestError {
  return new RequestError('bad_request', { message: ACCOUNT_MESSAGES.invalidVerificationLink })
}

function alreadyVerified(): RequestError {
  return new RequestError('conflict', { message: ACCOUNT_MESSAGES.alreadyVerified })
}
