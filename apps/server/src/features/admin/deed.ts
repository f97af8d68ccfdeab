import { ADMIN_MESSAGES, type User } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { AdminParts, AuditDetails, Client, Viewer } from './parts.ts'
import type { Transaction } from './storage.ts'

/** An account in the hands of an administrator; it stays as it is found until the deed is done. */
export interface Deed {
  readonly transaction: Transaction
  readonly target: User
  /** Writes down what was done. */
  record(action: string, details?: AuditDetails): Promise<void>
}

interface Circumstances {
  readonly viewer: Viewer
  readonly id: string
  readonly client: Client
  /** Whether the account is no active administrator afterwards. Without it, the deed changes nothing about that. */
  readonly endsAdministration?: (target: User) => boolean
}

export type Deeds = ReturnType<typeof createDeeds>

/** What administrators do to accounts: all or nothing, with its record, and only while they are administrators. */
export function createDeeds({ storage, auditLog }: Pick<AdminParts, 'storage' | 'auditLog'>) {
  return <Result>(
    { viewer, id, client, endsAdministration }: Circumstances,
    work: (deed: Deed) => Promise<Result>,
  ): Promise<Result> =>
    storage.transaction(async (transaction) => {
      const actorId = viewer.user.id
      const withAdministrators = endsAdministration !== undefined
      const people = await storage.lock(transaction, [actorId, id], { withAdministrators })
      const target = people.find((user) => user.id === id)
      // Before all else, so that of two who remove each other the second is told why.
      if (target && endsAdministration?.(target)) refuseLast(people, target)
      const actor = people.find((user) => user.id === actorId)
      if (!actor?.isAdmin || actor.isSuspended) throw new RequestError('admin_required')
      if (target === undefined) throw new RequestError('not_found')
      return work({
        transaction,
        target,
        record: (action, details) =>
          auditLog.record(transaction, {
            action,
            actorId,
            subjectId: id,
            address: client.address,
            ...(details && { details }),
          }),
      })
    })
}

/** @throws {RequestError} for what nobody does to themselves */
export function refuseOwn({ user }: Viewer, id: string): void {
  if (user.id.toLowerCase() !== id.toLowerCase()) return
  throw new RequestError('bad_request', { message: ADMIN_MESSAGES.ownAccount })
}

function isActiveAdministrator({ isAdmin, isSuspended, emailVerified }: User): boolean {
  return isAdmin && !isSuspended && emailVerified === 1
}

function refuseLast(people: readonly User[], target: User): void {
  if (!isActiveAdministrator(target)) return
  const others = people.filter((user) => user.id !== target.id && isActiveAdministrator(user))
  if (others.length > 0) return
  throw new RequestError('conflict', { message: ADMIN_MESSAGES.lastAdministrator })
}
