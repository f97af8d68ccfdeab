import { ACCOUNT_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { AccountParts } from './parts.ts'
import type { Proofs } from './proof.ts'

export function createRemoval(parts: AccountParts, proofs: Proofs) {
  const { storage, payments, sessions, mail, auditLog } = parts

  return {
    async remove(viewer: Viewer, currentPassword: string | undefined, client: Client): Promise<void> {
      const account = await proofs.demand(viewer, currentPassword)
      const { user } = account
      await storage.transaction(async (transaction) => {
        if (user.isAdmin && !(await storage.hasOtherAdministrator(transaction, user.id))) {
          throw new RequestError('conflict', { message: ACCOUNT_MESSAGES.lastAdministrator })
        }
        await proofs.hold(transaction, account)
        await payments.forget(transaction, user.id)
        await sessions.endAll(transaction, user.id)
        await storage.remove(transaction, user)
        await mail.enqueue(transaction, { template: 'account-deleted', recipient: user.email })
        await auditLog.record(transaction, {
          action: 'account_deleted',
          actorId: user.id,
          subjectId: user.id,
          address: client.address,
        })
      })
    },
  }
}
