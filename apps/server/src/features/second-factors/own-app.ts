import { SECOND_FACTOR_MESSAGES } from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { createAppSecret, stepOf, toAppUri } from './app-codes.ts'
import type { Changes } from './changes.ts'
import { limits } from './limits.ts'
import type { SecondFactorParts } from './parts.ts'

export function createOwnApp(parts: SecondFactorParts, changes: Changes) {
  const { storage, accounts, rateLimits } = parts

  return {
    /** The app has no effect until the person enters one of its codes. */
    async beginApp(
      viewer: Viewer,
      currentPassword: string | undefined,
    ): Promise<{ secret: string; uri: string }> {
      const { id, email } = viewer.user
      const holdAsProven = await accounts.prove(viewer, currentPassword)
      const secret = createAppSecret()
      await storage.transaction(async (transaction) => {
        await holdAsProven(transaction)
        if (!(await storage.beginApp(transaction, id, secret))) throw conflict('appIsOn')
      })
      return { secret, uri: toAppUri(secret, email) }
    },

    async confirmApp(
      viewer: Viewer,
      code: string,
      client: Client,
    ): Promise<{ recoveryCodes: string[] | null }> {
      const { id } = viewer.user
      const uses = limits.setupCode(id)
      await rateLimits.take(uses)
      const { recoveryCodes } = await changes.add(viewer, client, 'app_added', async (transaction) => {
        const app = await storage.findApp(transaction, id)
        if (app?.isConfirmed) throw conflict('appIsOn')
        if (!app?.isFresh) throw conflict('setupOver')
        const step = stepOf(app.secret, code, app.now)
        // Confirming uses the code up, so it can't be used again to sign in.
        if (step === null || !(await storage.useStep(transaction, id, step))) {
          throw fieldError('code', SECOND_FACTOR_MESSAGES.wrongCode)
        }
        await storage.confirmApp(transaction, id)
      })
      await rateLimits.giveBack(uses)
      return { recoveryCodes }
    },

    async removeApp(viewer: Viewer, currentPassword: string | undefined, client: Client): Promise<void> {
      const holdAsProven = await accounts.prove(viewer, currentPassword)
      await changes.remove(viewer, client, 'app_removed', holdAsProven, async (transaction) => {
        if (!(await storage.removeApp(transaction, viewer.user.id))) throw conflict('appIsOff')
      })
    },
  }
}

function conflict(problem: 'appIsOn' | 'appIsOff' | 'setupOver'): RequestError {
  return new RequestError('conflict', { message: SECOND_FACTOR_MESSAGES[problem] })
}
