import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'

export type { Transaction } from '../../database/database.ts'

interface Window {
  readonly key: string
  readonly milliseconds: number
}

export interface Counted {
  readonly key: string
  readonly count: number
  readonly millisecondsLeft: number
}

export interface RateLimitStorage {
  transaction: Database['transaction']
  count(transaction: Transaction, windows: readonly Window[]): Promise<ReadonlyMap<string, Counted>>
  /** Leaves out windows that are over. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, number>>
  uncount(transaction: Transaction, keys: readonly string[]): Promise<void>
  purge(): Promise<void>
}

/** A window that ends later than now plus its length was started by a clock that has since been set back. */
const CLOCK_SLACK_MS = 60_000

export function createRateLimitStorage({ kysely, now, transaction }: Database): RateLimitStorage {
  const isOver = sql<boolean>`(
    rate_limits.resets_at <= ${now} or rate_limits.resets_at > excluded.resets_at + ${CLOCK_SLACK_MS}
  )`
  return {
    transaction,

    async count(transaction, windows) {
      const rows = await transaction
        .insertInto('rate_limits')
        // Lock the rows in a fixed order, so that two transactions can't deadlock.
        .values(
          windows
            .toSorted((one, other) => (one.key < other.key ? -1 : 1))
            .map(({ key, milliseconds }) => ({
              key,
              count: 1,
              resets_at: sql<number>`${now} + ${milliseconds}`,
            })),
        )
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
            resets_at: sql<number>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .returning(['key', 'count', sql<number>`resets_at - ${now}`.as('millisecondsLeft')])
        .execute()
      return new Map(rows.map((row) => [row.key, row]))
    },

    async read(keys) {
      if (keys.length === 0) return new Map()
      const rows = await kysely
        .selectFrom('rate_limits')
        .select(['key', 'count'])
        .where('key', 'in', keys)
        .where('resets_at', '>', now)
        .execute()
      return new Map(rows.map(({ key, count }) => [key, count]))
    },

    async uncount(transaction, keys) {
      for (const key of keys.toSorted()) {
        await transaction
          .updateTable('rate_limits')
          .set({ count: sql<number>`count - 1` })
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute()
      }
    },

    async purge() {
      await kysely.deleteFrom('rate_limits').where('resets_at', '<=', now).execute()
    },
  }
}
