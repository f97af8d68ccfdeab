import { sql } from 'kysely'
import { hasSecondFactor } from '../../database/accounts/second-factors.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { lockRows } from '../../database/queries/row-locks.ts'
import type { NewRecoveryCodes } from './recovery-codes.ts'

export type { Transaction } from '../../database/database.ts'

/** An app that isn't confirmed in time must be set up again. */
const SETUP_MS = 10 * 60_000

/** 10 minutes. If the clock is set back further than this, codes used before don't block current ones. */
const STEPS_AHEAD = 20

interface Standing {
  readonly appSince: number | null
  readonly recoveryCodesLeft: number
}

export interface Owner {
  readonly email: string
  readonly isSuspended: boolean
}

export interface AuthenticatorApp {
  readonly secret: string
  readonly isConfirmed: boolean
  readonly isFresh: boolean
  readonly now: number
}

export type FactorStorage = ReturnType<typeof createFactorStorage>

export function createFactorStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    isOn: hasSecondFactor,

    async find(userId: string): Promise<Standing> {
      const app = await kysely
        .selectFrom('authenticator_apps')
        .select('confirmed_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const { count } = await kysely
        .selectFrom('recovery_codes')
        .select((query) => query.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return { appSince: app?.confirmed_at ?? null, recoveryCodesLeft: count }
    },

    async lockOwner(transaction: Transaction, userId: string): Promise<Owner | null> {
      const query = transaction.selectFrom('users').select(['email', 'is_suspended']).where('id', '=', userId)
      const row = await lockRows(database, query).executeTakeFirst()
      return row === undefined ? null : { email: row.email, isSuspended: row.is_suspended === 1 }
    },

    async beginApp(transaction: Transaction, userId: string, secret: string): Promise<boolean> {
      await transaction
        .deleteFrom('authenticator_apps')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .execute()
      const row = await transaction
        .insertInto('authenticator_apps')
        .values({ user_id: userId, secret, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async findApp(transaction: Transaction, userId: string): Promise<AuthenticatorApp | null> {
      const row = await transaction
        .selectFrom('authenticator_apps')
        .select(['secret', 'created_at', 'confirmed_at', now.as('now')])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (row === undefined) return null
      const { secret, created_at, confirmed_at } = row
      return {
        secret,
        isConfirmed: confirmed_at !== null,
        isFresh: row.now - created_at < SETUP_MS,
        now: row.now,
      }
    },

    confirmApp: async (transaction: Transaction, userId: string): Promise<void> => {
      await transaction
        .updateTable('authenticator_apps')
        .set({ confirmed_at: now })
        .where('user_id', '=', userId)
        .execute()
    },

    /** Only one of concurrent calls returns true. A step far in the future, from a wrong clock, is ignored. */
    async useStep(transaction: Transaction, userId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('authenticator_apps')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where(({ or, eb }) =>
          or([
            eb('last_step', 'is', null),
            eb('last_step', '<', step),
            eb('last_step', '>', step + STEPS_AHEAD),
          ]),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async removeApp(transaction: Transaction, userId: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('authenticator_apps')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async saltOfRecoveryCodes(userId: string): Promise<string | null> {
      const row = await kysely
        .selectFrom('recovery_codes')
        .select('salt')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.salt ?? null
    },

    async replaceRecoveryCodes(
      transaction: Transaction,
      userId: string,
      { salt, hashes }: NewRecoveryCodes,
    ): Promise<void> {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await transaction
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, salt, created_at: now })))
        .execute()
    },

    async removeRecoveryCodes(transaction: Transaction, userId: string): Promise<void> {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    },

    async useRecoveryCode(transaction: Transaction, userId: string, hash: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('authenticator_apps')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<=', sql<number>`${now} - ${SETUP_MS}`)
        .execute()
    },
  }
}
