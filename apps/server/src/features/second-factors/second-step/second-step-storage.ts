import { SECOND_STEP_MINUTES } from '@wordloom/contract'
import { sql } from 'kysely'
import { createAccountSecret, readAccountSecret } from '#database/accounts/account-secret.ts'
import { keepLatest, takeSecret } from '#database/accounts/secret-rows.ts'
import type { Database, Transaction } from '#database/database.ts'
import { latestEnd } from '#database/queries/clock-slack.ts'
import { lockRows } from '#database/queries/row-locks.ts'

export type SecondStepStorage = ReturnType<typeof createSecondStepStorage>

const LIFE_MS = SECOND_STEP_MINUTES * 60_000

/** Attempts per sign-in. The last one ends it. */
const MAX_ATTEMPTS = 5

/** Waiting sign-ins per account. One more ends the oldest. */
const LATEST = { table: 'second_steps', key: 'token_hash', time: 'created_at', most: 10 } as const

export interface SecondStep {
  readonly userId: string
  readonly challenge: string
}

export interface Attempt extends SecondStep {
  readonly isLast: boolean
}

export function createSecondStepStorage(database: Database) {
  const { kysely, now } = database
  const latest = latestEnd(database, LIFE_MS)

  return {
    async begin(transaction: Transaction, userId: string, challenge: string): Promise<string> {
      const { secret, hash } = createAccountSecret(userId)
      await transaction
        .insertInto('second_steps')
        .values({
          user_id: userId,
          token_hash: hash,
          challenge,
          created_at: now,
          expires_at: sql<number>`${now} + ${LIFE_MS}`,
        })
        .execute()
      await keepLatest(transaction, userId, LATEST)
      return secret
    },

    async find(secret: string): Promise<SecondStep | null> {
      const key = readAccountSecret(secret)
      if (key === null) return null
      const row = await waiting(kysely, key).executeTakeFirst()
      return row === undefined ? null : { userId: key.userId, challenge: row.challenge }
    },

    /** Counts the attempt before it is checked, so that concurrent attempts can't exceed the limit. */
    attempt: (secret: string, nextChallenge: string): Promise<Attempt | null> =>
      database.transaction(async (transaction) => {
        const key = readAccountSecret(secret)
        if (key === null) return null
        const row = await lockRows(database, waiting(transaction, key)).executeTakeFirst()
        if (row === undefined || row.attempts >= MAX_ATTEMPTS) return null
        const attempts = row.attempts + 1
        await transaction
          .updateTable('second_steps')
          // Each challenge may be signed once.
          .set({ attempts, challenge: nextChallenge })
          .where('user_id', '=', key.userId)
          .where('token_hash', '=', key.hash)
          .execute()
        return { userId: key.userId, challenge: row.challenge, isLast: attempts === MAX_ATTEMPTS }
      }),

    take: (transaction: Transaction, secret: string): Promise<boolean> =>
      takeSecret(database, transaction, 'second_steps', secret, latest),

    async endAll(transaction: Transaction, userId: string): Promise<void> {
      await transaction.deleteFrom('second_steps').where('user_id', '=', userId).execute()
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('second_steps')
        // Also delete rows that a wrong clock dated too far ahead, so that they don't push out valid ones.
        .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', latest)]))
        .execute()
    },
  }

  function waiting(
    from: Database['kysely'] | Transaction,
    { userId, hash }: { readonly userId: string; readonly hash: string },
  ) {
    return from
      .selectFrom('second_steps')
      .select(['challenge', 'attempts'])
      .where('user_id', '=', userId)
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', latest)
  }
}
