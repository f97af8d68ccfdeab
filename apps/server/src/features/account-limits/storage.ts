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
  /** What it has, without what is in the trash. */
  count(
    transaction: Transaction,
    userId: string,
  ): Promise<Readonly<Record<'list' | 'result' | 'folder' | 'project', number>>>
  /** What all of it takes, with what is in the trash. */
  bytes(transaction: Transaction, userId: string): Promise<number>
}

interface OwnerValues extends Readonly<Record<string, unknown>> {
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

  const count = compileOnce(kysely, ({ userId }: OwnerValues, within) => {
    const alive = (table: 'saved_lists' | 'saved_results' | 'folders' | 'projects') =>
      within
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', compared(database, userId))
        .where('deleted_at', 'is', null)
    return within.selectNoFrom([
      alive('saved_lists').as('list'),
      alive('saved_results').as('result'),
      alive('folders').as('folder'),
      alive('projects').as('project'),
    ])
  })

  const measure = compileOnce(kysely, ({ userId }: OwnerValues, within) => {
    const bytes = (table: 'saved_lists' | 'saved_results' | 'projects') =>
      within
        .selectFrom(table)
        .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
        .where('user_id', '=', compared(database, userId))
    return within.selectNoFrom([
      bytes('saved_lists').as('lists'),
      bytes('saved_results').as('results'),
      bytes('projects').as('projects'),
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

    async count(transaction, userId) {
      const [row] = await count({ userId }, transaction)
      return {
        list: row?.list ?? 0,
        result: row?.result ?? 0,
        folder: row?.folder ?? 0,
        project: row?.project ?? 0,
      }
    },

    async bytes(transaction, userId) {
      const [row] = await measure({ userId }, transaction)
      return (row?.lists ?? 0) + (row?.results ?? 0) + (row?.projects ?? 0)
    },
  }
}
