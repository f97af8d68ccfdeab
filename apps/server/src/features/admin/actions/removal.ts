import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import { type AdminAction, type PerformAction, refuseOwn } from './perform.ts'

/** In bytes. A larger account is emptied piece by piece before it is deleted. */
const LARGE_BYTES = 8 * 1024 * 1024

export function createRemoval(parts: AdminParts, perform: PerformAction) {
  const { storage, belongings, accounts, sessions, payments, mail } = parts
  const endsAdministration = () => true

  return {
    async remove(viewer: Viewer, id: string, client: Client): Promise<void> {
      refuseOwn(viewer, id)
      const circumstances = { viewer, id, client, endsAdministration }
      if ((await belongings.bytesOf(id)) > LARGE_BYTES) {
        await perform(circumstances, close)
        await belongings.erase(id)
      }
      await perform(circumstances, remove)
    },
  }

  /** Locks the owner out, so that nothing is added while the account is being emptied. */
  async function close({ transaction, target, record }: AdminAction): Promise<void> {
    await payments.forget(transaction, target.id)
    await sessions.endAll(transaction, target.id)
    await storage.setSuspended(transaction, target.id, true)
    await record('user_deletion_begun')
  }

  async function remove({ transaction, target, record }: AdminAction): Promise<void> {
    await payments.forget(transaction, target.id)
    await sessions.endAll(transaction, target.id)
    await storage.withdrawMails(transaction, target.id)
    await accounts.remove(transaction, target)
    await mail.enqueue(transaction, { template: 'account-deleted', recipient: target.email })
    await record('user_deleted')
  }
}
