import { setImmediate as nextTurn } from 'node:timers/promises'
import { countChange, readTotals } from '../../database/accounts/account-totals.ts'
import type { Database } from '../../database/database.ts'
import { firstOf } from '../../memory/row-batches.ts'

/** In deletion order: lists and results refer to their projects. */
const TABLES = ['saved_results', 'saved_lists', 'projects'] as const

/** Bytes per transaction, unless a single item has more: SQLite serves no other request while it deletes. */
const PIECE_BYTES = 8 * 1024 * 1024
const PIECE_ITEMS = 500

export type Belongings = ReturnType<typeof createBelongings>

export function createBelongings(database: Database) {
  const { kysely } = database
  return {
    bytesOf: async (userId: string): Promise<number> => (await readTotals(kysely, userId))?.bytes ?? 0,

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
