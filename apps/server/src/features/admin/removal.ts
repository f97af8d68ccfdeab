import { type Deed, type Deeds, refuseOwn } from './deed.ts'
import type { AdminParts, Client, Viewer } from './parts.ts'

/** Bytes that are deleted together with the account; more than that goes before, piece by piece. */
const LARGE_BYTES = 8 * 1024 * 1024

/** Deleting accounts for good. */
export function createRemoval(parts: AdminParts, perform: Deeds) {
  const { storage, belongings, accounts, sessions, payments, mail } = parts
  const endsAdministration = () => true

  return {
    /** Whoever pays is charged no more. Of what happened only ids remain, in the audit log. */
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

  /** Nothing more comes to an account that is being emptied. */
  async function close({ transaction, target, record }: Deed): Promise<void> {
    await payments.forget(transaction, target.id)
    await sessions.endAll(transaction, target.id)
    await storage.setSuspended(transaction, target.id, true)
    await record('user_deletion_begun')
  }

  async function remove({ transaction, target, record }: Deed): Promise<void> {
    await payments.forget(transaction, target.id)
    await sessions.endAll(transaction, target.id)
    await storage.withdrawMails(transaction, target.id)
    await accounts.remove(transaction, target)
    await mail.enqueue(transaction, { template: 'account-deleted', recipient: target.email })
    await record('user_deleted')
  }
}
