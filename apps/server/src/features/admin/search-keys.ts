import { setImmediate as nextTurn } from 'node:timers/promises'
import { searchKeyOf } from '../../database/accounts/search-key.ts'
import type { Database } from '../../database/database.ts'

const AT_ONCE = 50

export function createSearchKeys({ transaction }: Database) {
  return {
    async fill(signal?: AbortSignal): Promise<void> {
      while (!signal?.aborted && (await fillSome()) === AT_ONCE) await nextTurn()
    },
  }

  function fillSome(): Promise<number> {
    return transaction(async (within) => {
      const rows = await within
        .selectFrom('users')
        .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
        .where('search_key', '=', '')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const row of rows) {
        await within
          .updateTable('users')
          .set({ search_key: searchKeyOf(row) })
          .where('id', '=', row.id)
          .where('search_key', '=', '')
          .execute()
      }
      return rows.length
    })
  }
}
