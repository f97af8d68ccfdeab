import type { User } from '@wordloom/contract'
import { sql } from 'kysely'
import { compared } from '../../database/compared.ts'
import { compileOnce } from '../../database/compile-once.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { lockParents } from '../../database/row-locks.ts'

export type { Transaction } from '../../database/database.ts'

interface Owner extends Pick<User, 'subscriptionPlan' | 'subscriptionStatus'> {
  readonly isSuspended: boolean
  readonly paidUntil: number | null
  readonly pastDueSince: number | null
  /** By the database's clock. */
  readonly now: number
}

export interface RoomStorage {
  /** Whether there is room for so much more of anybody's, as far as can be told beforehand. */
  hasRoom(bytes: number): boolean
  /** How the account stands; it does not change until the transaction ends. */
  lockOwner(transaction: Transaction, userId: string): Promise<Owner | null>
  held(transaction: Transaction, userId: string): Promise<Held>
}

/** What an account has. */
export interface Held {
  /** Without what is in the trash. */
  readonly items: Readonly<Record<'list' | 'result' | 'folder' | 'project', number>>
  /** What all of it takes, with what is in the trash. */
  readonly bytes: number
}

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

  // In one statement: for each table one look at all that the account has of it.
  const hold = compileOnce(kysely, ({ userId }: OwnerValues, within) => {
    const owned = (table: 'saved_lists' | 'saved_results' | 'folders' | 'projects') =>
      within
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('items'))
        .where('user_id', '=', compared(database, userId))
    const sized = (table: 'saved_lists' | 'saved_results' | 'projects') =>
      owned(table).select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    return within
      .selectFrom([
        sized('saved_lists').as('lists'),
        sized('saved_results').as('results'),
        owned('folders').as('folders'),
        sized('projects').as('projects'),
      ])
      .select(['lists.items as list', 'results.items as result', 'folders.items as folder'])
      .select([
        'projects.items as project',
        sql<number>`lists.bytes + results.bytes + projects.bytes`.as('bytes'),
      ])
  })

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

    async held(transaction, userId) {
      const [row] = await hold({ userId }, transaction)
      if (row === undefined) throw new Error('Sums of nothing were no row.')
      const { bytes, ...items } = row
      return { items, bytes }
    },
  }
}
