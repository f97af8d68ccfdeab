import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { claimRows } from '#database/queries/row-locks.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type StaleStorage = ReturnType<typeof createStaleStorage>

export function createStaleStorage(database: Database) {
  const { kysely, now } = database
  const ago = (milliseconds: number) => sql<number>`${now} - ${milliseconds}`

  return {
    /** Claims some accounts for an hour: those with a subscription, or with a payment begun within a day. */
    async claim(most: number): Promise<string[]> {
      const stale = kysely
        .selectFrom('users')
        .select('id')
        // Matches the condition of the partial index.
        .where(sql<boolean>`(stripe_subscription_id is not null or subscription_begun_at is not null)`)
        .where('stripe_customer_id', 'is not', null)
        .where(({ or, eb }) =>
          or([eb('subscription_checked_at', 'is', null), eb('subscription_checked_at', '<=', ago(HOUR_MS))]),
        )
        .where(({ or, eb }) =>
          or([eb('stripe_subscription_id', 'is not', null), eb('subscription_begun_at', '>', ago(DAY_MS))]),
        )
        .orderBy('subscription_checked_at')
        .limit(most)
      const rows = await kysely
        .updateTable('users')
        .set({ subscription_checked_at: now })
        .where('id', 'in', claimRows(database, stale))
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async purge(): Promise<void> {
      await kysely
        .updateTable('users')
        .set({ subscription_begun_at: null })
        .where(sql<boolean>`(stripe_subscription_id is not null or subscription_begun_at is not null)`)
        .where('subscription_begun_at', '<=', ago(DAY_MS))
        .execute()
    },
  }
}
