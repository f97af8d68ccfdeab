import { setImmediate as nextTurn } from 'node:timers/promises'
import { countChange, readTotals } from '../../database/account-totals.ts'
import type { Database } from '../../database/database.ts'
import { firstOf } from '../../in-pieces.ts'

/** What can be large, in the order in which it can go: lists and results name the project they are in. */
const TABLES = ['saved_results', 'saved_lists', 'projects'] as const

/** Bytes that go at once, where one item has no more: while the embedded database deletes, nobody else gets a turn. */
const PIECE_BYTES = 8 * 1024 * 1024
const PIECE_ITEMS = 500

export type Belongings = ReturnType<typeof createBelongings>

/** What an account holds, as far as deleting it takes its time. */
export function createBelongings(database: Database) {
  const { kysely } = database
  return {
    bytesOf: async (userId: string): Promise<number> => (await readTotals(kysely, userId))?.bytes ?? 0,

    /** For good, piece by piece. */
    async erase(userId: string): Promise<void> {
      for (const table of TABLES) {
        for (;;) {
          const ids = await piece(table, userId)
          if (ids.length === 0) break
          await database.transaction((transaction) =>
            countChange(database, transaction, userId, [{ table, ids }], () =>
              transaction.deleteFrom(table).where('user_id', '=', userId).where('id', 'in', ids).execute(),
            ),
          )
          await nextTurn()
        }
      }
    },
  }

  async function piece(table: (typeof TABLES)[number], userId: string): Promise<number[]> {
    const rows = await kysely
      .selectFrom(table)
      .select(['id', 'bytes'])
      .where('user_id', '=', userId)
      .limit(PIECE_ITEMS)
      .execute()
    return firstOf(rows, PIECE_BYTES).map(({ id }) => id)
  }
}
