import { type AccountTotals, readTotals } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { lockParents } from '../../database/queries/row-locks.ts'
import type { Subscriber } from '../../ports/subscriptions.ts'

export type { Transaction } from '../../database/database.ts'

interface Owner extends Subscriber {
  readonly isSuspended: boolean
}

export interface RoomStorage {
  hasRoom(bytes: number): boolean
  lockOwner(transaction: Transaction, userId: string): Promise<Owner | null>
  held(transaction: Transaction, userId: string): Promise<AccountTotals>
  /** Bytes of the copies that share links show. */
  copied(transaction: Transaction, userId: string): Promise<number>
}

const NOTHING: AccountTotals = { lists: 0, results: 0, folders: 0, projects: 0, items: 0, bytes: 0 }

interface OwnerValues {
  readonly userId: string
}

export function createRoomStorage(database: Database): RoomStorage {
  const { kysely, now } = database

  const findOwner = compileOnce(kysely, ({ userId }: OwnerValues, within) =>
    lockParents(
      database,
      within
        .selectFrom('users')
        .select(['is_suspended', 'subscription_plan', 'subscription_status', 'paid_until', 'past_due_since'])
        .select(now.as('now'))
        .where('id', '=', userId),
    ),
  )

  return {
    hasRoom: (bytes) => database.hasRoom(bytes),

    async lockOwner(transaction, userId) {
      const [row] = await findOwner({ userId }, transaction)
      return row === undefined
        ? null
        : {
            isSuspended: row.is_suspended === 1,
            subscriptionPlan: row.subscription_plan,
            subscriptionStatus: row.subscription_status,
            paidUntil: row.paid_until,
            pastDueSince: row.past_due_since,
            now: row.now,
          }
    },

    held: async (transaction, userId) => (await readTotals(transaction, userId)) ?? NOTHING,

    async copied(transaction, userId) {
      const { bytes } = await transaction
        .selectFrom('shares')
        .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(bytes ?? 0)
    },
  }
}
