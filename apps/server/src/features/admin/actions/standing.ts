import type { User } from '@wordloom/contract'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import { type PerformAction, refuseOwn } from './perform.ts'

export function createStanding({ storage, sessions, linkTokens }: AdminParts, perform: PerformAction) {
  return {
    async setAdministrator(viewer: Viewer, id: string, isAdmin: boolean, client: Client): Promise<User> {
      refuseOwn(viewer, id)
      const endsAdministration = () => !isAdmin
      return perform({ viewer, id, client, endsAdministration }, async ({ transaction, target, record }) => {
        if (target.isAdmin === isAdmin) return target
        // A session from before the change must neither gain nor keep administrator rights.
        await sessions.endAll(transaction, id)
        await record(isAdmin ? 'administrator_granted' : 'administrator_removed')
        return storage.setAdministrator(transaction, id, isAdmin)
      })
    },

    async suspend(viewer: Viewer, id: string, client: Client): Promise<User> {
      refuseOwn(viewer, id)
      const endsAdministration = () => true
      return perform({ viewer, id, client, endsAdministration }, async ({ transaction, target, record }) => {
        if (target.isSuspended) return target
        await sessions.endAll(transaction, id)
        await linkTokens.remove(transaction, id, ['reset', 'email_change'])
        await record('user_suspended')
        return storage.setSuspended(transaction, id, true)
      })
    },

    async unsuspend(viewer: Viewer, id: string, client: Client): Promise<User> {
      refuseOwn(viewer, id)
      return perform({ viewer, id, client }, async ({ transaction, target, record }) => {
        if (!target.isSuspended) return target
        await record('user_unsuspended')
        return storage.setSuspended(transaction, id, false)
      })
    },

    endSessions: (viewer: Viewer, id: string, client: Client): Promise<void> =>
      perform({ viewer, id, client }, async ({ transaction, record }) => {
        await sessions.endAll(transaction, id)
        await record('user_sessions_ended')
      }),
  }
}
