import { sql } from 'kysely'
import type { Database, Transaction } from '#database/database.ts'
import type { PaymentEvent } from '../provider.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Longer than any provider repeats an event. */
const KEPT_MS = 40 * DAY_MS

export type EventStorage = ReturnType<typeof createEventStorage>

export function createEventStorage({ kysely, now }: Database) {
  return {
    async isKnown({ id }: PaymentEvent): Promise<boolean> {
      const row = await kysely
        .selectFrom('payment_events')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    async note(transaction: Transaction, events: readonly PaymentEvent[]): Promise<string[]> {
      const rows = await transaction
        .insertInto('payment_events')
        // Insert in a fixed order, so that two transactions can't deadlock.
        .values(
          events
            .toSorted((one, other) => (one.id < other.id ? -1 : 1))
            .map(({ id, type }) => ({ id, type, received_at: now })),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('payment_events')
        .where('received_at', '<=', sql<number>`${now} - ${KEPT_MS}`)
        .execute()
    },
  }
}
