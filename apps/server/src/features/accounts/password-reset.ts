import { ACCOUNT_MESSAGES, type Notice } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { RateLimitUse } from '../../ports/rate-limits.ts'
import { isSameAddress } from './email/same-address.ts'
import type { Limits } from './limits.ts'
import type { AccountParts } from './parts.ts'
import { endWaysIn } from './ways-in.ts'

export function createPasswordReset(parts: AccountParts, limits: Limits) {
  const { storage, linkTokens, passwords, mail, rateLimits, auditLog } = parts

  return {
    /** Answers every address in the same way, so that nobody learns which ones have an account. */
    async forgotPassword(email: string, client: Client): Promise<Notice> {
      await rateLimits.take(limits.forgotPassword(client))
      if (await isWithin(limits.resetMail(email))) {
        await storage.transaction((transaction) =>
          mail.enqueue(transaction, { template: 'password-reset', recipient: email }),
        )
      }
      return { message: ACCOUNT_MESSAGES.resetRequested }
    },

    async resetPassword(secret: string, password: string, client: Client): Promise<Notice> {
      await rateLimits.take(limits.link(client))
      const token = await linkTokens.find(secret, ['reset'])
      if (token === null) throw invalidLink()
      const { userId, email } = token
      await passwords.refuseGuessable('password', password, { email })
      const passwordHash = await passwords.hash(password)
      await storage.transaction(async (transaction) => {
        const account = await storage.lock(transaction, userId)
        if (account === null || account.user.isSuspended) throw invalidLink()
        if (!isSameAddress(account.user.email, email)) throw invalidLink()
        if (!(await linkTokens.take(transaction, secret))) throw invalidLink()
        await storage.setPassword(transaction, userId, passwordHash)
        // The link reached the address, so the address is verified too.
        if (account.user.emailVerified === 0) await storage.setVerified(transaction, userId)
        await endWaysIn(parts, transaction, account)
        await mail.enqueue(transaction, { template: 'password-changed', recipient: account.user.email })
        await auditLog.record(transaction, {
          action: 'password_reset',
          actorId: userId,
          subjectId: userId,
          address: client.address,
        })
      })
      return { message: ACCOUNT_MESSAGES.passwordReset }
    },
  }

  async function isWithin(uses: readonly RateLimitUse[]): Promise<boolean> {
    try {
      await rateLimits.take(uses)
      return true
    } catch (error) {
      if (error instanceof RequestError && error.code === 'too_many_requests') return false
      throw error
    }
  }
}

function invalidLink(): RequestError {
  return new RequestError('bad_request', { message: ACCOUNT_MESSAGES.invalidResetLink })
}
