import { toEmailKey, type User } from '@wordloom/contract'
import type { UpdateObject } from 'kysely'
import { searchKeyOf } from '../../database/accounts/search-key.ts'
import { hasSecondFactor, removeSecondFactors } from '../../database/accounts/second-factors.ts'
import { insertUser, toUser, USER_COLUMNS, updateUser } from '../../database/accounts/user-row.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { lockRows } from '../../database/queries/row-locks.ts'
import type { Tables } from '../../database/schema.ts'

export type { Transaction } from '../../database/database.ts'

export interface Account {
  readonly user: User
  readonly passwordHash: string | null
}

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isVerificationSent: boolean
}

interface Names {
  readonly firstName: string | null | undefined
  readonly lastName: string | null | undefined
}

interface Standing {
  readonly hasPassword: boolean
  readonly identityProviderLinkedAt: number | null
  readonly pendingEmail: string | null
}

export type AccountStorage = ReturnType<typeof createAccountStorage>

export function createAccountStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    create: (transaction: Transaction, account: NewAccount): Promise<User | null> =>
      insertUser(database, transaction, account, {
        password_hash: account.passwordHash,
        email_verification_sent_at: account.isVerificationSent ? now : null,
      }),

    async find(userId: string): Promise<Account | null> {
      const row = await select(kysely).where('users.id', '=', userId).executeTakeFirst()
      return row === undefined ? null : toAccount(row)
    },

    hasSecondFactor: (userId: string, from: Transaction | Database['kysely'] = kysely): Promise<boolean> =>
      hasSecondFactor(from, userId),

    async lock(transaction: Transaction, userId: string): Promise<Account | null> {
      const query = select(transaction).where('users.id', '=', userId)
      const row = await lockRows(database, query).executeTakeFirst()
      return row === undefined ? null : toAccount(row)
    },

    async findByEmail(email: string): Promise<Account | null> {
      const row = await select(kysely).where('users.email_key', '=', toEmailKey(email)).executeTakeFirst()
      return row === undefined ? null : toAccount(row)
    },

    async lockByEmail(transaction: Transaction, email: string): Promise<Account | null> {
      const query = select(transaction).where('users.email_key', '=', toEmailKey(email))
      const row = await lockRows(database, query).executeTakeFirst()
      return row === undefined ? null : toAccount(row)
    },

    rename: (userId: string, { firstName, lastName }: Names): Promise<User | null> =>
      database.transaction(async (transaction) => {
        const row = await transaction
          .updateTable('users')
          .set({
            ...(firstName !== undefined && { first_name: firstName }),
            ...(lastName !== undefined && { last_name: lastName }),
            updated_at: now,
          })
          .where('id', '=', userId)
          .returning(USER_COLUMNS)
          .executeTakeFirst()
        return row === undefined ? null : makeSearchable(transaction, toUser(row))
      }),

    async setEmail(transaction: Transaction, userId: string, email: string): Promise<User> {
      const change = { email, email_key: toEmailKey(email), email_verified: 1 } as const
      return makeSearchable(transaction, await update(transaction, userId, change))
    },

    setVerified: (transaction: Transaction, userId: string) =>
      update(transaction, userId, { email_verified: 1 }),

    setVerificationSent: (transaction: Transaction, userId: string) =>
      update(transaction, userId, { email_verification_sent_at: now }),

    setPassword: (transaction: Transaction, userId: string, passwordHash: string) =>
      update(transaction, userId, { password_hash: passwordHash }),

    makeAdministrator: (transaction: Transaction, userId: string) =>
      update(transaction, userId, { is_admin: 1, email_verified: 1 }),

    async hasOtherAdministrator(transaction: Transaction, userId: string): Promise<boolean> {
      const administrators = await lockRows(
        database,
        transaction
          .selectFrom('users')
          .select('id')
          .where('is_admin', '=', 1)
          .where('is_suspended', '=', 0)
          .where('email_verified', '=', 1)
          // All callers lock in the same order, so that concurrent calls can't deadlock.
          .orderBy('id'),
      ).execute()
      return administrators.some(({ id }) => id !== userId)
    },

    endIdentityRequests,

    async forgetBrowsersAndFactors(transaction: Transaction, userId: string): Promise<void> {
      await transaction.deleteFrom('known_devices').where('user_id', '=', userId).execute()
      await removeSecondFactors(transaction, userId)
      await transaction.deleteFrom('identity_owners').where('owner_id', '=', userId).execute()
    },

    /** Also deletes emails that couldn't be sent. Everything else goes with the user's row. */
    async remove(transaction: Transaction, { id, email }: User): Promise<void> {
      await endIdentityRequests(transaction, id)
      await transaction
        .deleteFrom('outbox')
        .where('failed_at', 'is not', null)
        .where(({ or, eb }) => or([eb('user_id', '=', id), eb('recipient', '=', email)]))
        .execute()
      // The projects are in other accounts, so no foreign key leads there.
      await transaction.deleteFrom('project_people').where('person_id', '=', id).execute()
      await transaction.deleteFrom('users').where('id', '=', id).execute()
    },

    async findStanding(userId: string): Promise<Standing | null> {
      const row = await kysely
        .selectFrom('users')
        .select((query) => [
          'password_hash',
          query
            .selectFrom('accounts')
            .select((link) => link.fn.min('created_at').as('linked_at'))
            .where('user_id', '=', userId)
            .as('linked_at'),
          query
            .selectFrom('tokens')
            .select('email')
            .where('user_id', '=', userId)
            .where('purpose', '=', 'email_change')
            .where('expires_at', '>', now)
            .limit(1)
            .as('pending_email'),
        ])
        .where('id', '=', userId)
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        hasPassword: row.password_hash !== null,
        identityProviderLinkedAt: row.linked_at,
        pendingEmail: row.pending_email,
      }
    },
  }

  async function endIdentityRequests(transaction: Transaction, userId: string): Promise<void> {
    await transaction.deleteFrom('identity_requests').where('user_id', '=', userId).execute()
  }

  async function makeSearchable(transaction: Transaction, user: User): Promise<User> {
    await transaction
      .updateTable('users')
      .set({ search_key: searchKeyOf(user) })
      .where('id', '=', user.id)
      .execute()
    return user
  }

  function update(
    transaction: Transaction,
    userId: string,
    change: UpdateObject<Tables, 'users'>,
  ): Promise<User> {
    return updateUser(database, transaction, userId, change)
  }
}

function select(from: Database['kysely'] | Transaction) {
  return from.selectFrom('users').select([...USER_COLUMNS, 'users.password_hash'])
}

type UserRow = Parameters<typeof toUser>[0]

function toAccount(row: UserRow & { password_hash: string | null }): Account {
  return { user: toUser(row), passwordHash: row.password_hash }
}
