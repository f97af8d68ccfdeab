import type { Folder, FolderColor } from '@wordloom/contract'
import { countChange, countNew } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { compared } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { lockParents } from '../../database/queries/row-locks.ts'

export type { Transaction } from '../../database/database.ts'

const COLUMNS = ['id', 'name', 'color', 'created_at', 'updated_at'] as const

interface Draft {
  readonly name: string
  readonly color: FolderColor
}

export type FolderStorage = ReturnType<typeof createFolderStorage>

export function createFolderStorage(database: Database) {
  const { kysely, now } = database

  const list = compileOnce(kysely, ({ userId }: { userId: string }, within) =>
    within
      .selectFrom('folders')
      .select(COLUMNS)
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .orderBy('id'),
  )

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,

    async list(userId: string): Promise<Folder[]> {
      return (await list({ userId })).map(toFolder)
    },

    async create(transaction: Transaction, userId: string, draft: Draft): Promise<number> {
      const { id } = await countNew(transaction, 'folders', userId, () =>
        transaction
          .insertInto('folders')
          .values({ user_id: userId, ...draft, created_at: now, updated_at: now })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return id
    },

    async find(
      transaction: Transaction,
      userId: string,
      id: number,
      { isLocked }: { readonly isLocked: boolean },
    ): Promise<{ readonly folder: Folder; readonly isDeleted: boolean } | null> {
      const query = transaction
        .selectFrom('folders')
        .select([...COLUMNS, 'deleted_at'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
      const row = await (isLocked ? lockParents(database, query) : query).executeTakeFirst()
      return row === undefined ? null : { folder: toFolder(row), isDeleted: row.deleted_at !== null }
    },

    async update(
      transaction: Transaction,
      userId: string,
      id: number,
      { name, color }: { readonly name: string; readonly color?: FolderColor | undefined },
    ): Promise<Folder> {
      const row = await countChange(database, transaction, userId, [{ table: 'folders', ids: [id] }], () =>
        transaction
          .updateTable('folders')
          .set({ name, ...(color && { color }), updated_at: now })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returning(COLUMNS)
          .executeTakeFirstOrThrow(),
      )
      return toFolder(row)
    },

    /** Its lists remember the folder, so that `restore` can bring them back. */
    remove: (transaction: Transaction, userId: string, id: number): Promise<void> =>
      countChange(database, transaction, userId, [{ table: 'folders', ids: [id] }], async () => {
        await transaction
          .updateTable('folders')
          .set({ deleted_at: now })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute()
        await transaction
          .updateTable('saved_lists')
          .set({ folder_id: null, former_folder_id: id })
          .where('user_id', '=', userId)
          .where('folder_id', '=', id)
          .execute()
      }),

    restore: (transaction: Transaction, userId: string, id: number): Promise<void> =>
      countChange(database, transaction, userId, [{ table: 'folders', ids: [id] }], async () => {
        await transaction
          .updateTable('folders')
          .set({ deleted_at: null })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute()
        await transaction
          .updateTable('saved_lists')
          .set({ folder_id: id, former_folder_id: null })
          .where('user_id', '=', userId)
          .where('folder_id', 'is', null)
          .where('former_folder_id', '=', id)
          .execute()
      }),
  }
}

function toFolder(row: {
  readonly id: number
  readonly name: string
  readonly color: string
  readonly created_at: number
  readonly updated_at: number
}): Folder {
  return {
    id: row.id,
    name: row.name,
    // Requests are validated, so only these colors are stored.
    color: row.color as FolderColor,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
