import { ACCOUNT_MESSAGES, type Notice } from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import type { Limits } from './limits.ts'
import type { LinkToken } from './link-tokens.ts'
import type { AccountParts, Client, Viewer } from './parts.ts'
import type { Proofs } from './proof.ts'
import { isSameAddress } from './same-address.ts'
import type { Account, Transaction } from './storage.ts'

export function createEmailProof(parts: AccountParts, limits: Limits, proofs: Proofs) {
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

    /** The same answer whether or not somebody else has the address: then no mail goes out. */
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
