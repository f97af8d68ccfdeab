import type { Items, SavedListSummary } from '@wordloom/contract'
import { sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { lockParents, lockRows } from '../../database/row-locks.ts'
import { createListReading } from './list-reading.ts'
import { SUMMARY_COLUMNS, toSummary } from './list-row.ts'

export type { Transaction } from '../../database/database.ts'
export type { Size } from './list-reading.ts'
export type { StoredList } from './list-row.ts'

/** What a list is in. */
interface Place {
  readonly folderId: number | null
  readonly projectId: number | null
}

interface NewList extends Place {
  readonly name: string
  readonly words: Items
}

interface Key extends Readonly<Record<string, unknown>> {
  readonly userId: string
  readonly id: number
}

interface NewRow extends Place, Readonly<Record<string, unknown>>, ReturnType<typeof columnsOf> {
  readonly userId: string
  readonly name: string
}

/** How a list stands, in the trash or not; it does not change until the transaction ends. */
interface Standing extends Place {
  readonly version: number
  readonly isDeleted: boolean
}

interface Change {
  readonly name: string
  readonly words?: Items
}

export type SavedListStorage = ReturnType<typeof createSavedListStorage>

export function createSavedListStorage(database: Database) {
  const { kysely, now } = database

  const look = compileOnce(kysely, (key: Key, within) => standing(key, within))
  const lock = compileOnce(kysely, (key: Key, within) => lockRows(database, standing(key, within)))
  const create = compileOnce(kysely, (list: NewRow, within) =>
    within
      .insertInto('saved_lists')
      .values({
        user_id: list.userId,
        folder_id: list.folderId,
        project_id: list.projectId,
        name: list.name,
        word_count: list.word_count,
        preview: list.preview,
        bytes: list.bytes,
        words: list.words,
        created_at: now,
        updated_at: now,
      })
      .returning(SUMMARY_COLUMNS),
  )

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,
    ...createListReading(database),

    async findSummary(transaction: Transaction, userId: string, id: number): Promise<SavedListSummary> {
      const row = await transaction
        .selectFrom('saved_lists')
        .select(SUMMARY_COLUMNS)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /** How a list stands now, which may change at once. Null when there is none. */
    async look(transaction: Transaction, userId: string, id: number) {
      const [row] = await look({ userId, id }, transaction)
      return row === undefined ? null : { ...toStanding(row), bytes: row.bytes }
    },

    async lock(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const [row] = await lock({ userId, id }, transaction)
      return row === undefined ? null : toStanding(row)
    },

    /** Whether the folder is there and not deleted; then it stays so until the transaction ends. */
    holdFolder: (transaction: Transaction, userId: string, id: number) =>
      hold(transaction, 'folders', userId, id),
    holdProject: (transaction: Transaction, userId: string, id: number) =>
      hold(transaction, 'projects', userId, id),

    async create(transaction: Transaction, userId: string, list: NewList): Promise<SavedListSummary> {
      const { name, words, folderId, projectId } = list
      const [row] = await create({ userId, name, folderId, projectId, ...columnsOf(words) }, transaction)
      if (row === undefined) throw new Error('The list was not written.')
      return toSummary(row)
    },

    async change(transaction: Transaction, userId: string, id: number, { name, words }: Change) {
      const row = await transaction
        .updateTable('saved_lists')
        .set({ name, ...(words && columnsOf(words)), updated_at: now, version: sql`version + 1` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /** Null when there is no such list, or it is in the trash. */
    async put(
      transaction: Transaction,
      userId: string,
      id: number,
      place: { readonly folderId: number | null } | { readonly projectId: number | null },
    ): Promise<SavedListSummary | null> {
      const row = await transaction
        .updateTable('saved_lists')
        .set(
          'folderId' in place
            ? { folder_id: place.folderId, former_folder_id: null }
            : { project_id: place.projectId, former_project_id: null },
        )
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirst()
      return row === undefined ? null : toSummary(row)
    },

    async remove(transaction: Transaction, userId: string, id: number): Promise<void> {
      await transaction
        .updateTable('saved_lists')
        .set({ deleted_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** Back from the trash; what it was in and is deleted takes it back when that is restored. */
    async restore(
      transaction: Transaction,
      userId: string,
      id: number,
      lost: { readonly folder: boolean; readonly project: boolean },
    ): Promise<SavedListSummary> {
      const row = await transaction
        .updateTable('saved_lists')
        .set((column) => ({
          deleted_at: null,
          ...(lost.folder && { folder_id: null, former_folder_id: column.ref('folder_id') }),
          ...(lost.project && { project_id: null, former_project_id: column.ref('project_id') }),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },
  }

  function standing({ userId, id }: Key, within: Database['kysely']) {
    return within
      .selectFrom('saved_lists')
      .select(['version', 'deleted_at', 'folder_id', 'project_id', 'bytes'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
  }

  async function hold(
    transaction: Transaction,
    table: 'folders' | 'projects',
    userId: string,
    id: number,
  ): Promise<boolean> {
    const query = transaction
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
    return (await lockParents(database, query).executeTakeFirst()) !== undefined
  }
}

function toStanding(row: {
  readonly version: number
  readonly deleted_at: number | null
  readonly folder_id: number | null
  readonly project_id: number | null
}): Standing {
  return {
    version: row.version,
    isDeleted: row.deleted_at !== null,
    folderId: row.folder_id,
    projectId: row.project_id,
  }
}

function columnsOf({ text, count, preview }: Items) {
  return {
    word_count: count,
    preview: JSON.stringify(preview),
    bytes: Buffer.byteLength(text),
    words: text,
  }
}
