import { ADMIN_MESSAGES } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import { type PerformAction, refuseOwn } from './perform.ts'

export function createFactorRemoval({ storage, mail }: AdminParts, perform: PerformAction) {
  return {
    async removeSecondFactors(viewer: Viewer, id: string, client: Client): Promise<void> {
      refuseOwn(viewer, id)
      await perform({ viewer, id, client }, async ({ transaction, target, record }) => {
        if (!(await storage.removeSecondFactors(transaction, id))) {
          throw new RequestError('not_found', { message: ADMIN_MESSAGES.noSecondFactors })
        }
        await mail.enqueue(transaction, {
          template: 'second-factor-changed',
          recipient: target.email,
          change: 'removed_by_administrator',
        })
        await record('second_factors_removed')
      })
    },
  }
}
