import { ADMIN_MESSAGES, type AuditAction, isActiveAdministrator, type User } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { AuditDetails } from '#ports/audit-log.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import type { Transaction } from '../storage.ts'

export interface AdminAction {
  readonly transaction: Transaction
  readonly target: User
  record(action: AuditAction, details?: AuditDetails): Promise<void>
}

interface Circumstances {
  readonly viewer: Viewer
  readonly id: string
  readonly client: Client
  readonly endsAdministration?: (target: User) => boolean
}

export type PerformAction = ReturnType<typeof createPerformAction>

export function createPerformAction({ storage, auditLog }: Pick<AdminParts, 'storage' | 'auditLog'>) {
  return <Result>(
    { viewer, id, client, endsAdministration }: Circumstances,
    work: (adminAction: AdminAction) => Promise<Result>,
  ): Promise<Result> =>
    storage.transaction(async (transaction) => {
      const actorId = viewer.user.id
      const withAdministrators = endsAdministration !== undefined
      const people = await storage.lock(transaction, [actorId, id], { withAdministrators })
      const target = people.find((user) => user.id === id)
      // Checked first: when two administrators remove each other, the second one should learn why it fails.
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

export function refuseOwn({ user }: Viewer, id: string): void {
  if (user.id.toLowerCase() !== id.toLowerCase()) return
  throw new RequestError('bad_request', { message: ADMIN_MESSAGES.ownAccount })
}

function refuseLast(people: readonly User[], target: User): void {
  if (!isActiveAdministrator(target)) return
  const others = people.filter((user) => user.id !== target.id && isActiveAdministrator(user))
  if (others.length > 0) return
  throw new RequestError('conflict', { message: ADMIN_MESSAGES.lastAdministrator })
}
