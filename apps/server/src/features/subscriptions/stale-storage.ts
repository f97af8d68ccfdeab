import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { claimRows } from '../../database/row-locks.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type StaleStorage = ReturnType<typeof createStaleStorage>

/** Finds accounts about which the provider was not asked for a while. */
export function createStaleStorage(database: Database) {
  const { kysely, now } = database
  const ago = (milliseconds: number) => sql<number>`${now} - ${milliseconds}`

  return {
    /**
     * Some of them, nobody else's for now: with a subscription each day, and each hour where something should have happened, be it that
     * a period has ended or that a payment was begun today.
     */
    async claim(most: number): Promise<string[]> {
      const stale = kysely
        .selectFrom('users')
        .select('id')
        // As in the index of these rows.
        .where(sql<boolean>`(stripe_subscription_id is not null or subscription_begun_at is not null)`)
        .where('stripe_customer_id', 'is not', null)
        .where(({ and, or, eb }) => {
          const wasAsked = (milliseconds: number) =>
            or([
              eb('subscription_checked_at', 'is', null),
              eb('subscription_checked_at', '<=', ago(milliseconds)),
            ])
          const isSubscribed = eb('stripe_subscription_id', 'is not', null)
          return and([
            wasAsked(HOUR_MS),
            or([
              and([isSubscribed, wasAsked(DAY_MS)]),
              and([
                isSubscribed,
                or([
                  eb('subscription_status', '=', 'past_due'),
                  eb('paid_until', 'is', null),
                  eb('paid_until', '<=', now),
                ]),
              ]),
              eb('subscription_begun_at', '>', ago(DAY_MS)),
            ]),
          ])
        })
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

    /** Forgets payments that were begun long ago and never made. */
    async purge(): Promise<void> {
      await kysely
        .updateTable('users')
        .set({ subscription_begun_at: null })
        .where(sql<boolean>`(stripe_subscription_id is not null or subscription_begun_at is not null)`)
        .where('subscription_begun_at', '<=', ago(DAY_MS))
        .execute()
    },

    /** To be asked about again in an hour. */
    async giveBack(userId: string): Promise<void> {
      await kysely
        .updateTable('users')
        .set({ subscription_checked_at: ago(DAY_MS - HOUR_MS) })
        .where('id', '=', userId)
        .execute()
    },
  }
}
