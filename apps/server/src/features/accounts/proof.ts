import { ACCOUNT_FIELD_MESSAGES, ACCOUNT_MESSAGES } from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import type { Limits } from './limits.ts'
import type { AccountParts, Viewer } from './parts.ts'
import type { Account, Transaction } from './storage.ts'

/** Without a password, a sign-in that is no older than this proves who somebody is. */
const FRESH_MS = 15 * 60_000

export type Proofs = ReturnType<typeof createProofs>

/** What takes an account away from its owner asks first whether it is them. */
export function createProofs({ storage, passwords, rateLimits }: AccountParts, limits: Limits) {
  return {
    /** The account, once it is proven to be the viewer's. */
    async demand(viewer: Viewer, currentPassword: string | undefined): Promise<Account> {
      const account = await storage.find(viewer.user.id)
      if (account === null) throw new RequestError('unauthorized')
      // Whoever came in by a password alone, before there was a second factor, may be another one.
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

    /** Locks the account as it was proven. @throws {RequestError} when it has changed hands since */
    async hold(transaction: Transaction, proven: Account): Promise<void> {
      const account = await storage.lock(transaction, proven.user.id)
      if (account === null || account.user.isSuspended) throw new RequestError('unauthorized')
      const isAsProven =
        account.passwordHash === proven.passwordHash && account.user.isAdmin === proven.user.isAdmin
      if (!isAsProven) throw new RequestError('conflict')
    },
  }

  /** @throws {RequestError} that says by the field's name that it is not the password of the account */
  async function checkPassword(account: Account, field: string, password: string): Promise<void> {
    const uses = limits.currentPassword(account.user.id)
    await rateLimits.take(uses)
    if (!(await passwords.verify(account.passwordHash, password))) {
      throw fieldError(field, ACCOUNT_MESSAGES.wrongPassword)
    }
    await rateLimits.giveBack(uses)
  }
}
