import { ACCOUNT_MESSAGES, type Notice } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import { perAccount } from '#ports/rate-limits.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import type { PerformAction } from './perform.ts'

export function createVerification({ storage, mail, rateLimits }: AdminParts, perform: PerformAction) {
  return {
    async resendVerification(viewer: Viewer, id: string, client: Client): Promise<Notice> {
      // Counted apart from the owner's own requests, so that neither uses up the limit of the other.
      const subject = `administrators ${id}`
      await perform({ viewer, id, client }, async ({ target }) => {
        if (target.emailVerified === 1) throw conflict(ACCOUNT_MESSAGES.alreadyVerified)
        if (target.isSuspended) throw conflict(ACCOUNT_MESSAGES.suspended)
      })
      await rateLimits.take([perAccount('resendPerDay', subject)])
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
