import { toEmailKey, type User } from '@wordloom/contract'
import { sql } from 'kysely'
import { searchKeyOf } from '../../database/accounts/search-key.ts'
import { removeSecondFactors } from '../../database/accounts/second-factors.ts'
import { insertUser, toUser, USER_COLUMNS } from '../../database/accounts/user-row.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { latestEnd } from '../../database/queries/clock-slack.ts'
import { lockRows } from '../../database/queries/row-locks.ts'
import type { Identity } from './identity.ts'

export type { Transaction } from '../../database/database.ts'

export const REQUEST_SECONDS = 10 * 60

export interface IdentityRequest {
  readonly userId: string | null
  readonly codeVerifier: string
  readonly nonce: string
  readonly returnTo: string
}

export interface Person extends Pick<Identity, 'firstName' | 'lastName' | 'pictureUrl'> {
  readonly email: string
}

interface Standing {
  readonly isVerified: boolean
  readonly hasPassword: boolean
  readonly isLinked: boolean
}

export type IdentityStorage = ReturnType<typeof createIdentityStorage>

export function createIdentityStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async saveRequest(stateHash: string, request: IdentityRequest): Promise<void> {
      await kysely
        .insertInto('identity_requests')
        .values({
          state_hash: stateHash,
          user_id: request.userId,
          code_verifier: request.codeVerifier,
          nonce: request.nonce,
          return_to: request.returnTo,
          created_at: now,
          expires_at: sql<number>`${now} + ${REQUEST_SECONDS * 1000}`,
        })
        .execute()
    },

    async takeRequest(stateHash: string): Promise<IdentityRequest | null> {
      const row = await kysely
        .deleteFrom('identity_requests')
        .where('state_hash', '=', stateHash)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', latestEnd(database, REQUEST_SECONDS * 1000))
        .returning(['user_id', 'code_verifier', 'nonce', 'return_to'])
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        userId: row.user_id,
        codeVerifier: row.code_verifier,
        nonce: row.nonce,
        returnTo: row.return_to,
      }
    },

    async purge(): Promise<void> {
      await kysely.deleteFrom('identity_requests').where('expires_at', '<=', now).execute()
    },

    async lockByIdentity(transaction: Transaction, { issuer, subject }: Identity): Promise<User | null> {
      const query = transaction
        .selectFrom('users')
        .innerJoin('identity_owners', 'identity_owners.owner_id', 'users.id')
        .select(USER_COLUMNS)
        .where('identity_owners.issuer', '=', issuer)
        .where('identity_owners.subject', '=', subject)
      const row = await lockRows(database, query).executeTakeFirst()
      return row === undefined ? null : toUser(row)
    },

    async hasOtherIdentity(
      transaction: Transaction,
      userId: string,
      { issuer, subject }: Identity,
    ): Promise<boolean> {
      const row = await transaction
        .selectFrom('identity_owners')
        .select('owner_id')
        .where('owner_id', '=', userId)
        .where('issuer', '=', issuer)
        .where('subject', '!=', subject)
        .executeTakeFirst()
      return row !== undefined
    },

    async lockByEmail(transaction: Transaction, email: string): Promise<User | null> {
      const query = transaction
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where('email_key', '=', toEmailKey(email))
      const row = await lockRows(database, query).executeTakeFirst()
      return row === undefined ? null : toUser(row)
    },

    async lockStanding(transaction: Transaction, userId: string): Promise<Standing | null> {
      const query = transaction
        .selectFrom('users')
        .select(['email_verified', 'password_hash'])
        .where('id', '=', userId)
      const row = await lockRows(database, query).executeTakeFirst()
      if (row === undefined) return null
      const link = await transaction
        .selectFrom('accounts')
        .select('subject')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return {
        isVerified: row.email_verified === 1,
        hasPassword: row.password_hash !== null,
        isLinked: link !== undefined,
      }
    },

    create: (transaction: Transaction, person: Person): Promise<User | null> =>
      insertUser(database, transaction, person, { email_verified: 1, profile_image_url: person.pictureUrl }),

    /** Removes every way to sign in that the creator of the unverified account may know, and waiting emails. */
    async handOver(transaction: Transaction, userId: string, person: Person): Promise<void> {
      for (const table of ['tokens', 'known_devices', 'identity_requests', 'outbox'] as const) {
        await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
      }
      await unlink(transaction, userId)
      await removeSecondFactors(transaction, userId)
      await transaction
        .updateTable('users')
        .set({
          password_hash: null,
          email_verified: 1,
          first_name: person.firstName,
          last_name: person.lastName,
          profile_image_url: person.pictureUrl,
          search_key: searchKeyOf({ ...person, id: userId }),
          updated_at: now,
        })
        .where('id', '=', userId)
        .execute()
    },

    async link(
      transaction: Transaction,
      userId: string,
      { issuer, subject, email }: Identity,
    ): Promise<boolean> {
      const row = await transaction
        .insertInto('identity_owners')
        .values({ issuer, subject, owner_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('owner_id')
        .executeTakeFirst()
      if (row === undefined) return false
      await transaction
        .insertInto('accounts')
        .values({ user_id: userId, issuer, subject, email: email ?? '', created_at: now })
        .execute()
      return true
    },

    unlink,
  }

  /** The rows in `accounts` go with their identities. */
  async function unlink(transaction: Transaction, userId: string): Promise<void> {
    await transaction.deleteFrom('identity_owners').where('owner_id', '=', userId).execute()
  }
}
