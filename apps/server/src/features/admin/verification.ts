import { ACCOUNT_MESSAGES, type Notice, RATE_LIMITS } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Deeds } from './deed.ts'
import type { AdminParts, Client, Viewer } from './parts.ts'

/** Asking somebody to prove their address. */
export function createVerification({ storage, mail, rateLimits }: AdminParts, perform: Deeds) {
  return {
    async resendVerification(viewer: Viewer, id: string, client: Client): Promise<Notice> {
      // Beside what the owner asks for, so that neither keeps the other from it.
      const subject = `administrators ${id}`
      await perform({ viewer, id, client }, async ({ target }) => {
        if (target.emailVerified === 1) throw conflict(ACCOUNT_MESSAGES.alreadyVerified)
        if (target.isSuspended) throw conflict(ACCOUNT_MESSAGES.suspended)
      })
      await rateLimits.take([{ rule: 'resendPerDay', subject, ...RATE_LIMITS.resendPerDay }])
      await perform({ viewer, id, client }, async ({ transaction, target, record }) => {
        if (target.emailVerified === 1) throw conflict(ACCOUNT_MESSAGES.alreadyVerified)
        await storage.setVerificationSent(transaction, id)
        await mail.enqueue(transaction, { template: 'verification', userId: id, recipient: target.email })
        await record('verification_resent')
      })
      return { message: ACCOUNT_MESSAGES.verificationSent }
    },
  }
}

function conflict(message: string): RequestError {
  return new RequestError('conflict', { message })
}
