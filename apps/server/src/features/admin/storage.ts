import { toEmailKey, type User } from '@wordloom/contract'
import { sql, type UpdateObject } from 'kysely'
import { searchKeyOf } from '../../database/accounts/search-key.ts'
import { removeSecondFactors } from '../../database/accounts/second-factors.ts'
import { insertUser, toUser, USER_COLUMNS, updateUser } from '../../database/accounts/user-row.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { lockRows } from '../../database/queries/row-locks.ts'
import type { Tables } from '../../database/schema.ts'

export type { Transaction } from '../../database/database.ts'

type Standing = Pick<User, 'subscriptionPlan' | 'subscriptionStatus'>

interface NewUser extends Standing {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isAdmin: boolean
}

interface Change {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | undefined
  readonly emailVerified?: 0 | 1 | undefined
  readonly passwordHash?: string | undefined
}

export type AdminStorage = ReturnType<typeof createAdminStorage>

export function createAdminStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async find(id: string): Promise<User | null> {
      const row = await kysely
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : toUser(row)
    },

    async lock(
      transaction: Transaction,
      ids: readonly string[],
      { withAdministrators }: { readonly withAdministrators: boolean },
    ): Promise<readonly User[]> {
      const query = transaction
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where(({ or, eb }) =>
          or([eb('id', 'in', ids), ...(withAdministrators ? [eb('is_admin', '=', 1)] : [])]),
        )
        // All callers lock in the same order, so that concurrent calls can't deadlock.
        .orderBy('id')
      return (await lockRows(database, query).execute()).map(toUser)
    },

    create: (transaction: Transaction, user: NewUser): Promise<User | null> =>
      insertUser(database, transaction, user, {
        password_hash: user.passwordHash,
        is_admin: user.isAdmin ? 1 : 0,
        subscription_plan: user.subscriptionPlan,
        subscription_status: user.subscriptionStatus,
        past_due_since: user.subscriptionStatus === 'past_due' ? now : null,
      }),

    edit(transaction: Transaction, before: User, change: Change): Promise<User> {
      const { firstName = before.firstName, lastName = before.lastName, email = before.email } = change
      const { emailVerified = before.emailVerified, passwordHash } = change
      return update(transaction, before.id, {
        first_name: firstName,
        last_name: lastName,
        email,
        email_key: toEmailKey(email),
        email_verified: emailVerified,
        search_key: searchKeyOf({ id: before.id, firstName, lastName, email }),
        // No verification email has gone to the new address yet.
        ...(toEmailKey(email) !== toEmailKey(before.email) && { email_verification_sent_at: null }),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
      })
    },

    removeSecondFactors,

    setAdministrator: (transaction: Transaction, id: string, isAdmin: boolean) =>
      update(transaction, id, { is_admin: isAdmin ? 1 : 0 }),

    setSuspended: (transaction: Transaction, id: string, isSuspended: boolean) =>
      update(transaction, id, { is_suspended: isSuspended ? 1 : 0 }),

    async withdrawMails(transaction: Transaction, id: string): Promise<void> {
      await transaction.deleteFrom('outbox').where('user_id', '=', id).execute()
    },

    setVerificationSent: (transaction: Transaction, id: string) =>
      update(transaction, id, { email_verification_sent_at: now }),

    /** A late payment counts from now. Only a canceled plan keeps its paid period. */
    setSubscription: (
      transaction: Transaction,
      id: string,
      { subscriptionPlan, subscriptionStatus }: Standing,
    ) =>
      update(transaction, id, {
        subscription_plan: subscriptionPlan,
        subscription_status: subscriptionStatus,
        past_due_since: subscriptionStatus === 'past_due' ? sql`coalesce(past_due_since, ${now})` : null,
        ...(subscriptionStatus !== 'canceled' && { paid_until: null }),
      }),
  }

  function update(
    transaction: Transaction,
    id: string,
    change: UpdateObject<Tables, 'users'>,
  ): Promise<User> {
    return updateUser(database, transaction, id, change)
  }
}
