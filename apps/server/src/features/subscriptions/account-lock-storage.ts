import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type AccountLockStorage = ReturnType<typeof createAccountLockStorage>

export function createAccountLockStorage({ kysely, now }: Database) {
  return {
    /** Returns the end of the lease, which identifies it, null if another request holds one, 0 without an account. */
    async take(userId: string, milliseconds: number): Promise<number | null> {
      const row = await kysely
        .updateTable('users')
        .set({ subscription_busy_until: sql<number>`${now} + ${milliseconds}` })
        .where('id', '=', userId)
        .where(({ or, eb }) =>
          or([eb('subscription_busy_until', 'is', null), eb('subscription_busy_until', '<=', now)]),
        )
        .returning('subscription_busy_until')
        .executeTakeFirst()
      if (row !== undefined) return row.subscription_busy_until
      const account = await kysely
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .executeTakeFirst()
      return account === undefined ? 0 : null
    },

    async giveBack(userId: string, lease: number): Promise<void> {
      await kysely
        .updateTable('users')
        .set({ subscription_busy_until: null })
        .where('id', '=', userId)
        .where('subscription_busy_until', '=', lease)
        .execute()
    },
  }
}
