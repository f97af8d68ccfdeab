import { ACCOUNT_MESSAGES, type accounts, type BodyOf } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { SignedIn } from '../../ports/viewer.ts'
import type { Limits } from './limits.ts'
import type { AccountParts } from './parts.ts'

type SignUpBody = BodyOf<typeof accounts.signUp>

export function createSignUp(parts: AccountParts, limits: Limits) {
  const { storage, passwords, mail, sessions, rateLimits, auditLog } = parts

  return {
    async signUp(given: SignUpBody, client: Client, replaced: string | null): Promise<SignedIn> {
      const { email, password, firstName = null, lastName = null } = given
      await rateLimits.take(limits.newPassword(client))
      await passwords.refuseGuessable('password', password, { email })
      await rateLimits.take(limits.signUp(client))
      const passwordHash = await passwords.hash(password)
      return storage.transaction(async (transaction) => {
        const user = await storage.create(transaction, {
          email,
          passwordHash,
          firstName,
          lastName,
          isVerificationSent: true,
        })
        if (user === null) throw new RequestError('conflict', { message: ACCOUNT_MESSAGES.emailTaken })
        await mail.enqueue(transaction, {
          template: 'verification',
          userId: user.id,
          recipient: user.email,
        })
        await auditLog.record(transaction, {
          action: 'sign_up',
          actorId: user.id,
          subjectId: user.id,
          address: client.address,
        })
        return { user, secret: await sessions.start(transaction, user.id, client, replaced) }
      })
    },
  }
}
