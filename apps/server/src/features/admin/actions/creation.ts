import { ACCOUNT_MESSAGES, type admin, type BodyOf, type User } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import type { PerformAction } from './perform.ts'

export function createCreation(parts: AdminParts, perform: PerformAction) {
  const { storage, passwords, auditLog } = parts

  return {
    /** The address stays unverified, and no email goes to it until an administrator asks for one. */
    async create(viewer: Viewer, given: BodyOf<typeof admin.create>, client: Client): Promise<User> {
      const { email, password, firstName = null, lastName = null, isAdmin = false } = given
      const { subscriptionPlan = 'free', subscriptionStatus = 'active' } = given
      await passwords.refuseGuessable('password', password, { email })
      const passwordHash = await passwords.hash(password)
      return perform({ viewer, id: viewer.user.id, client }, async ({ transaction, target: actor }) => {
        const user = await storage.create(transaction, {
          email,
          passwordHash,
          firstName,
          lastName,
          isAdmin,
          subscriptionPlan,
          subscriptionStatus,
        })
        if (user === null) throw new RequestError('conflict', { message: ACCOUNT_MESSAGES.emailTaken })
        await auditLog.record(transaction, {
          action: 'user_created',
          actorId: actor.id,
          subjectId: user.id,
          address: client.address,
          details: { plan: subscriptionPlan, status: subscriptionStatus, isAdmin },
        })
        return user
      })
    },
  }
}
