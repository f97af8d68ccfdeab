import { ACCOUNT_FIELD_MESSAGES, ACCOUNT_MESSAGES } from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { Limits } from './limits.ts'
import type { AccountParts } from './parts.ts'
import type { Account, Transaction } from './storage.ts'

/** In an account without a password, a sign-in no older than this proves who the viewer is. */
const FRESH_MS = 15 * 60_000

export type Proofs = ReturnType<typeof createProofs>

export function createProofs({ storage, passwords, rateLimits }: AccountParts, limits: Limits) {
  return {
    async demand(viewer: Viewer, currentPassword: string | undefined): Promise<Account> {
      const account = await storage.find(viewer.user.id)
      if (account === null) throw new RequestError('unauthorized')
      // A session from before the second factor was set up may belong to a stranger who knows the password.
      const isProven = viewer.hasSecondFactor || !(await storage.hasSecondFactor(viewer.user.id))
      if (!isProven) throw new RequestError('sign_in_again')
      if (account.passwordHash === null) {
        if (viewer.sinceAuthenticated > FRESH_MS) throw new RequestError('sign_in_again')
        return account
      }
      if (currentPassword === undefined) {
        throw fieldError('currentPassword', ACCOUNT_FIELD_MESSAGES.passwordMissing)
      }
      await checkPassword(account, 'currentPassword', currentPassword)
      return account
    },

    checkPassword,

    async hold(transaction: Transaction, proven: Account): Promise<void> {
      const account = await storage.lock(transaction, proven.user.id)
      if (account === null || account.user.isSuspended) throw new RequestError('unauthorized')
      const isAsProven =
        account.passwordHash === proven.passwordHash && account.user.isAdmin === proven.user.isAdmin
      if (!isAsProven) throw new RequestError('conflict')
    },
  }

  async function checkPassword(account: Account, field: string, password: string): Promise<void> {
    const uses = limits.currentPassword(account.user.id)
    await rateLimits.take(uses)
    if (!(await passwords.verify(account.passwordHash, password))) {
      throw fieldError(field, ACCOUNT_MESSAGES.wrongPassword)
    }
    await rateLimits.giveBack(uses)
  }
}
