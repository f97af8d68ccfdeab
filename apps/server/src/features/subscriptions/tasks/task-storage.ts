import { sql } from 'kysely'
import type { Database, Transaction } from '#database/database.ts'
import { claimRows } from '#database/queries/row-locks.ts'

export interface PaymentTask {
  readonly id: number
  readonly customerId: string
  readonly createdAt: number
  readonly attempts: number
}

export type TaskStorage = ReturnType<typeof createTaskStorage>

export function createTaskStorage(database: Database) {
  const { kysely, now } = database

  return {
    afterCommit: database.afterCommit,

    async add(transaction: Transaction, customerId: string): Promise<void> {
      await transaction
        .insertInto('payment_tasks')
        .values({ customer_id: customerId, created_at: now, due_at: now })
        .execute()
    },

    async claim(leaseMs: number): Promise<PaymentTask | null> {
      const next = kysely
        .selectFrom('payment_tasks')
        .select('id')
        .where('due_at', '<=', now)
        .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
      const row = await kysely
        .updateTable('payment_tasks')
        .set(({ eb }) => ({
          leased_until: sql<number>`${now} + ${leaseMs}`,
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', claimRows(database, next))
        .returning(['id', 'customer_id as customerId', 'created_at as createdAt', 'attempts'])
        .executeTakeFirst()
      return row ?? null
    },

    async remove(id: number): Promise<void> {
      await kysely.deleteFrom('payment_tasks').where('id', '=', id).execute()
    },

    async retryLater(id: number, delayMs: number, reason: string): Promise<void> {
      await kysely
        .updateTable('payment_tasks')
        .set({ leased_until: null, due_at: sql<number>`${now} + ${delayMs}`, last_error: reason })
        .where('id', '=', id)
        .execute()
    },
  }
}
