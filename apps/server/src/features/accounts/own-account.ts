import type { AccountDetails, accounts, BodyOf, User } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { SignedIn, Viewer } from '../../ports/viewer.ts'
import type { Limits } from './limits.ts'
import type { AccountParts } from './parts.ts'
import type { Proofs } from './proof.ts'

export function createOwnAccount(parts: AccountParts, limits: Limits, proofs: Proofs) {
  const { storage, linkTokens, passwords, mail, sessions, rateLimits, auditLog } = parts

  return {
    async details({ user }: Viewer): Promise<AccountDetails> {
      const standing = await storage.findStanding(user.id)
      if (standing === null) throw new RequestError('unauthorized')
      const { hasPassword, identityProviderLinkedAt: linkedAt, pendingEmail } = standing
      const identityProviderLinkedAt = linkedAt === null ? null : new Date(linkedAt).toISOString()
      return { hasPassword, identityProviderLinkedAt, pendingEmail }
    },

    async rename(viewer: Viewer, { firstName, lastName }: BodyOf<typeof accounts.rename>): Promise<User> {
      const user = await storage.rename(viewer.user.id, { firstName, lastName })
      if (user === null) throw new RequestError('unauthorized')
      return user
    },

    async changePassword(
      viewer: Viewer,
      { currentPassword, newPassword }: BodyOf<typeof accounts.changePassword>,
      client: Client,
      replaced: string | null,
    ): Promise<SignedIn> {
      const account = await proofs.demand(viewer, currentPassword)
      const { user } = account
      await rateLimits.take(limits.ownNewPassword(user.id))
      await passwords.refuseGuessable('newPassword', newPassword, user)
      await rateLimits.take(limits.passwordChange(user.id))
      const passwordHash = await passwords.hash(newPassword)
      return storage.transaction(async (transaction) => {
        await proofs.hold(transaction, account)
        const changed = await storage.setPassword(transaction, user.id, passwordHash)
        await linkTokens.remove(transaction, user.id, ['reset', 'email_change'])
        await storage.endIdentityRequests(transaction, user.id)
        await sessions.endAll(transaction, user.id)
        await mail.enqueue(transaction, { template: 'password-changed', recipient: user.email })
        await auditLog.record(transaction, {
          action: 'password_changed',
          actorId: user.id,
          subjectId: user.id,
          address: client.address,
        })
        const { hasSecondFactor } = viewer
        const secret = await sessions.start(transaction, user.id, client, replaced, hasSecondFactor)
        return { user: changed, secret }
      })
    },
  }
}
