import type { User } from '@wordloom/contract'
import { removeSecondFactors } from '#database/accounts/second-factors.ts'
import { toUser, USER_COLUMNS } from '#database/accounts/user-row.ts'
import type { Database, Transaction } from '#database/database.ts'

const PAGE = 500

export type OperatorStorage = ReturnType<typeof createOperatorStorage>

export function createOperatorStorage({ kysely, now }: Database) {
  return {
    removeSecondFactors,

    setAdministrator: (transaction: Transaction, userId: string, isAdmin: boolean) =>
      set(transaction, userId, { is_admin: isAdmin ? 1 : 0 }),

    setSuspended: (transaction: Transaction, userId: string, isSuspended: boolean) =>
      set(transaction, userId, { is_suspended: isSuspended ? 1 : 0 }),

    async *list({ isAdminsOnly }: { readonly isAdminsOnly: boolean }): AsyncGenerator<User> {
      for (let after = ''; ; ) {
        const rows = await kysely
          .selectFrom('users')
          .select(USER_COLUMNS)
          .where('id', '>', after)
          .$if(isAdminsOnly, (query) => query.where('is_admin', '=', 1))
          .orderBy('id')
          .limit(PAGE)
          .execute()
        yield* rows.map(toUser)
        const last = rows.at(-1)
        if (last === undefined || rows.length < PAGE) return
        after = last.id
      }
    },
  }

  async function set(
    transaction: Transaction,
    userId: string,
    change: { readonly is_admin: 0 | 1 } | { readonly is_suspended: 0 | 1 },
  ): Promise<void> {
    await transaction
      .updateTable('users')
      .set({ ...change, updated_at: now })
      .where('id', '=', userId)
      .execute()
  }
}
