import { IDENTITY_PROVIDER_MESSAGES, type User } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { Identity } from './identity.ts'
import type { IdentityParts } from './parts.ts'
import { SignInError } from './sign-in-error.ts'

export function createLinking({ storage, sessions, confirm, auditLog }: IdentityParts) {
  return {
    async permit(viewer: Viewer, currentPassword: string | undefined): Promise<void> {
      const obstacle = await storage.transaction((transaction) => findObstacle(transaction, viewer.user))
      if (obstacle !== null) throw conflict(obstacle)
      await confirm(viewer, currentPassword)
    },

    async link(userId: string, identity: Identity, client: Client, session: string | null): Promise<void> {
      const viewer = session === null ? null : await sessions.find(session)
      if (viewer?.user.id !== userId) {
        throw new SignInError(
          'incomplete',
          'The user who started linking the account is no longer signed in to it.',
        )
      }
      await storage.transaction(async (transaction) => {
        const obstacle = await findObstacle(transaction, viewer.user)
        if (obstacle !== null) throw new SignInError('incomplete', IDENTITY_PROVIDER_MESSAGES[obstacle])
        if (!(await storage.link(transaction, userId, identity))) throw new SignInError('linkedElsewhere')
        const details = { issuer: identity.issuer }
        await auditLog.record(transaction, {
          ...aboutSelf(viewer.user, client),
          action: 'identity_provider_linked',
          details,
        })
      })
    },

    unlink: ({ user }: Viewer, client: Client): Promise<void> =>
      storage.transaction(async (transaction) => {
        const standing = await storage.lockStanding(transaction, user.id)
        if (!standing?.isLinked) throw conflict('notLinked')
        if (!standing.hasPassword) throw conflict('noPassword')
        await storage.unlink(transaction, user.id)
        await auditLog.record(transaction, {
          ...aboutSelf(user, client),
          action: 'identity_provider_unlinked',
        })
      }),
  }

  /** Linking needs a verified address, or else someone who signed up with a stranger's could stay in. */
  async function findObstacle(
    transaction: Parameters<typeof storage.lockStanding>[0],
    { id }: User,
  ): Promise<'unverified' | 'linked' | null> {
    const standing = await storage.lockStanding(transaction, id)
    if (!standing?.isVerified) return 'unverified'
    return standing.isLinked ? 'linked' : null
  }
}

function aboutSelf({ id }: User, { address }: Client) {
  return { actorId: id, subjectId: id, address }
}

function conflict(obstacle: keyof typeof IDENTITY_PROVIDER_MESSAGES): RequestError {
  return new RequestError('conflict', { message: IDENTITY_PROVIDER_MESSAGES[obstacle] })
}
