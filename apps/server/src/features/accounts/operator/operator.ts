import { ACCOUNT_MESSAGES, type AuditAction, isActiveAdministrator, type User } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import { createAdministrators } from '../administrator.ts'
import type { AccountParts } from '../parts.ts'
import type { Account, Transaction } from '../storage.ts'
import type { OperatorStorage } from './operator-storage.ts'

const T = {
  hasAccount: (email: string) => `${email} already has an account. Use promote.`,
  noAccount: (name: string) => `There is no account ${name}.`,
  noSecondFactors: (email: string) => `${email} has no two-factor sign-in.`,
  unproven: (email: string) => `${email} hasn't verified its email address.`,
} as const

interface OperatorParts
  extends Pick<AccountParts, 'storage' | 'linkTokens' | 'passwords' | 'mail' | 'sessions' | 'auditLog'> {
  readonly operatorStorage: OperatorStorage
}

export type Operator = ReturnType<typeof createOperator>

/** Accounts are given by address or id. In the audit log, the operator's actions have no actor. */
export function createOperator(parts: OperatorParts) {
  const { storage, operatorStorage, passwords, linkTokens, sessions, mail, auditLog } = parts
  const { ensureAdministrator } = createAdministrators(parts)

  return {
    list: operatorStorage.list,

    find: async (name: string): Promise<User> => (await find(name)).user,

    async create(email: string, password: string): Promise<User> {
      await refuseGuessable(password, email)
      if ((await storage.findByEmail(email)) !== null) {
        throw new RequestError('conflict', { message: T.hasAccount(email) })
      }
      await ensureAdministrator({ email, password })
      return (await find(email)).user
    },

    promote: (name: string): Promise<User> =>
      change(name, async (transaction, { user }) => {
        if (user.emailVerified === 0) throw new RequestError('conflict', { message: T.unproven(user.email) })
        if (user.isAdmin) return
        // A session from before the promotion must not gain administrator rights.
        await sessions.endAll(transaction, user.id)
        await operatorStorage.setAdministrator(transaction, user.id, true)
        await record(transaction, 'made_administrator', user)
      }),

    /** An unverified account may belong to a stranger, so its other ways to sign in end. */
    async promoteUnproven(name: string, password: string): Promise<User> {
      const { user } = await find(name)
      await refuseGuessable(password, user.email)
      await ensureAdministrator({ email: user.email, password })
      return (await find(user.id)).user
    },

    demote: (name: string): Promise<User> =>
      changeKeepingAnAdministrator(name, async (transaction, { user }) => {
        if (!user.isAdmin) return
        await sessions.endAll(transaction, user.id)
        await operatorStorage.setAdministrator(transaction, user.id, false)
        await record(transaction, 'administrator_removed', user)
      }),

    async resetPassword(name: string, password: string): Promise<User> {
      const { user } = await find(name)
      await refuseGuessable(password, user.email)
      const passwordHash = await passwords.hash(password)
      return change(user.id, async (transaction) => {
        await storage.setPassword(transaction, user.id, passwordHash)
        await sessions.endAll(transaction, user.id)
        await linkTokens.remove(transaction, user.id, ['reset', 'email_change'])
        await storage.endIdentityRequests(transaction, user.id)
        await mail.enqueue(transaction, { template: 'password-changed', recipient: user.email })
        await record(transaction, 'password_set', user)
      })
    },

    removeSecondFactors: (name: string): Promise<User> =>
      change(name, async (transaction, { user }) => {
        if (!(await operatorStorage.removeSecondFactors(transaction, user.id))) {
          throw new RequestError('conflict', { message: T.noSecondFactors(user.email) })
        }
        await mail.enqueue(transaction, {
          template: 'second-factor-changed',
          recipient: user.email,
          change: 'removed_by_administrator',
        })
        await record(transaction, 'second_factors_removed', user)
      }),

    suspend: (name: string): Promise<User> =>
      changeKeepingAnAdministrator(name, async (transaction, { user }) => {
        if (user.isSuspended) return
        await sessions.endAll(transaction, user.id)
        await linkTokens.remove(transaction, user.id, ['reset', 'email_change'])
        await operatorStorage.setSuspended(transaction, user.id, true)
        await record(transaction, 'user_suspended', user)
      }),

    unsuspend: (name: string): Promise<User> =>
      change(name, async (transaction, { user }) => {
        if (!user.isSuspended) return
        await operatorStorage.setSuspended(transaction, user.id, false)
        await record(transaction, 'user_unsuspended', user)
      }),
  }

  async function find(name: string): Promise<Account> {
    const account = await (name.includes('@') ? storage.findByEmail(name) : storage.find(name))
    if (account === null) throw noAccount(name)
    return account
  }

  async function change(
    name: string,
    work: (transaction: Transaction, account: Account) => Promise<void>,
    mayGo: (transaction: Transaction, userId: string) => Promise<boolean> = async () => true,
  ): Promise<User> {
    const { user } = await find(name)
    await storage.transaction(async (transaction) => {
      const isNeeded = !(await mayGo(transaction, user.id))
      const account = await storage.lock(transaction, user.id)
      if (account === null) throw noAccount(name)
      if (isNeeded && isActiveAdministrator(account.user)) {
        throw new RequestError('conflict', { message: ACCOUNT_MESSAGES.lastAdministrator })
      }
      await work(transaction, account)
    })
    return (await find(user.id)).user
  }

  /** `hasOtherAdministrator` locks all administrators before the account, like every other caller. */
  function changeKeepingAnAdministrator(name: string, work: Parameters<typeof change>[1]): Promise<User> {
    return change(name, work, storage.hasOtherAdministrator)
  }

  async function refuseGuessable(password: string, email: string): Promise<void> {
    const refusal = await passwords.refusal(password, { email })
    if (refusal !== null) throw new RequestError('bad_request', { message: refusal })
  }

  function record(transaction: Transaction, action: AuditAction, { id }: User): Promise<void> {
    return auditLog.record(transaction, { action, actorId: null, subjectId: id, address: null })
  }
}

function noAccount(name: string): RequestError {
  return new RequestError('not_found', { message: T.noAccount(name) })
}
