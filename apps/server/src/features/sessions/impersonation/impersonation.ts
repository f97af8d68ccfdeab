import { ADMIN_MESSAGES, type Impersonation, type User } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { AuditLog } from '#ports/audit-log.ts'
import type { Client } from '#ports/client.ts'
import type { SignedIn, Viewer } from '#ports/viewer.ts'
import type { Transaction } from '../storage.ts'

export type EndReason = 'returned' | 'replaced' | 'signed_out' | 'ended' | 'expired'

export interface ImpersonationStorage {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  lock(transaction: Transaction, userIds: readonly string[]): Promise<ReadonlyMap<string, User>>
  touch(transaction: Transaction, session: SessionKey): Promise<boolean>
  endBegunFrom(transaction: Transaction, session: SessionKey): Promise<readonly string[]>
  begin(transaction: Transaction, session: SessionKey, userId: string, client: Client): Promise<string>
  goBack(transaction: Transaction, session: SessionKey, client: Client): Promise<string | null>
}

export interface SessionKey {
  readonly userId: string
  readonly tokenHash: string
}

interface ImpersonationParts {
  readonly storage: ImpersonationStorage
  readonly auditLog: AuditLog
}

export type ImpersonationService = ReturnType<typeof createImpersonation>

export function createImpersonation({ storage, auditLog }: ImpersonationParts) {
  return {
    begin: (viewer: Viewer, userId: string, client: Client): Promise<SignedIn> => {
      const own = { userId: viewer.user.id, tokenHash: viewer.tokenHash }
      if (userId.toLowerCase() === own.userId.toLowerCase()) {
        throw new RequestError('bad_request', { message: ADMIN_MESSAGES.ownAccount })
      }
      return storage.transaction(async (transaction) => {
        const people = await storage.lock(transaction, [own.userId, userId])
        if (!(await storage.touch(transaction, own))) throw new RequestError('unauthorized')
        demandAdministrator(people.get(own.userId))
        const user = people.get(userId)
        demandOrdinary(user)
        for (const other of await storage.endBegunFrom(transaction, own)) {
          await auditLog.record(transaction, toEnd(own.userId, other, 'replaced', client.address))
        }
        const secret = await storage.begin(transaction, own, user.id, client)
        await auditLog.record(transaction, {
          action: 'impersonation_started',
          actorId: own.userId,
          subjectId: user.id,
          address: client.address,
        })
        return { user, secret }
      })
    },

    status({ user, impersonator }: Viewer): Impersonation {
      if (impersonator === null) return { as: null }
      return { as: { email: user.email, endsAt: new Date(impersonator.endsAt).toISOString() } }
    },

    stop: ({ user, tokenHash, impersonator }: Viewer, client: Client): Promise<SignedIn> => {
      if (impersonator === null) {
        throw new RequestError('conflict', { message: ADMIN_MESSAGES.notImpersonating })
      }
      return storage.transaction(async (transaction) => {
        const people = await storage.lock(transaction, [impersonator.id])
        const administrator = people.get(impersonator.id)
        const secret = await storage.goBack(transaction, { userId: user.id, tokenHash }, client)
        if (secret === null) throw new RequestError('unauthorized')
        demandAdministrator(administrator)
        await auditLog.record(transaction, toEnd(impersonator.id, user.id, 'returned', client.address))
        return { user: administrator, secret }
      })
    },
  }
}

export function toEnd(actorId: string, subjectId: string, reason: EndReason, address: string | null = null) {
  return { action: 'impersonation_ended' as const, actorId, subjectId, address, details: { reason } }
}

function demandAdministrator(user: User | undefined): asserts user is User {
  if (user === undefined || user.isSuspended) throw new RequestError('unauthorized')
  if (!user.isAdmin) throw new RequestError('admin_required')
}

function demandOrdinary(user: User | undefined): asserts user is User {
  if (user === undefined) throw new RequestError('not_found')
  const { noImpersonatingAdministrators, noImpersonatingSuspended } = ADMIN_MESSAGES
  if (user.isAdmin) throw new RequestError('impersonating', { message: noImpersonatingAdministrators })
  if (user.isSuspended) throw new RequestError('impersonating', { message: noImpersonatingSuspended })
}
