import { IMPERSONATION_MINUTES } from '@wordloom/contract'
import { sql } from 'kysely'
import { createAccountSecret } from '#database/accounts/account-secret.ts'
import { toUser, USER_COLUMNS } from '#database/accounts/user-row.ts'
import type { Database } from '#database/database.ts'
import { lockRows } from '#database/queries/row-locks.ts'
import type { ImpersonationStorage } from './impersonation.ts'

const LIFE = IMPERSONATION_MINUTES * 60_000

export function createImpersonationStorage(database: Database): ImpersonationStorage {
  const { now } = database

  return {
    transaction: (work) => database.transaction(work),

    async lock(transaction, userIds) {
      const query = transaction
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where('id', 'in', [...userIds])
        // Lock the rows in a fixed order, so that two transactions can't deadlock.
        .orderBy('id')
      const rows = await lockRows(database, query).execute()
      return new Map(rows.map((row) => [row.id, toUser(row)]))
    },

    async touch(transaction, { userId, tokenHash }) {
      const { numUpdatedRows } = await transaction
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('impersonator_id', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async endBegunFrom(transaction, { userId, tokenHash }) {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('impersonator_id', '=', userId)
        .where('impersonator_hash', '=', tokenHash)
        .returning('user_id')
        .execute()
      return ended.map(({ user_id }) => user_id)
    },

    async begin(transaction, own, userId, { address, userAgent }) {
      const { secret, hash } = createAccountSecret(userId)
      await transaction
        .insertInto('sessions')
        .values({
          user_id: userId,
          token_hash: hash,
          created_at: now,
          last_seen_at: now,
          authenticated_at: now,
          expires_at: sql<number>`${now} + ${LIFE}`,
          user_agent: userAgent,
          address,
          impersonator_id: own.userId,
          impersonator_hash: own.tokenHash,
        })
        .execute()
      return secret
    },

    async goBack(transaction, { userId, tokenHash }, { address, userAgent }) {
      const ended = await transaction
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .returning(['impersonator_id', 'impersonator_hash'])
        .executeTakeFirst()
      if (ended === undefined || ended.impersonator_id === null) return null
      const { secret, hash } = createAccountSecret(ended.impersonator_id)
      const { numUpdatedRows } = await transaction
        .updateTable('sessions')
        .set({ token_hash: hash, last_seen_at: now, address, user_agent: userAgent })
        .where('user_id', '=', ended.impersonator_id)
        .where('token_hash', '=', ended.impersonator_hash)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? secret : null
    },
  }
}
