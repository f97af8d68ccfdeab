import type { Items, SavedListSummary } from '@wordloom/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { lockParents, lockRows } from '../../database/row-locks.ts'
import { type StoredList, SUMMARY_COLUMNS, toStored, toSummary } from './list-row.ts'

export type { Transaction } from '../../database/database.ts'
export type { SavedListHead, StoredList } from './list-row.ts'

/** Of those that a page ended before, or of one project. */
export interface Section {
  readonly projectId?: number | undefined
  readonly before?: number | undefined
  readonly most?: number | undefined
}

/** How much there is to read of a list. */
export interface Size {
  readonly id: number
  readonly bytes: number
}

/** What a list is in. */
interface Place {
  readonly folderId: number | null
  readonly projectId: number | null
}

interface NewList extends Place {
  readonly name: string
  readonly words: Items
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

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,

    /** The newest first. */
    async summaries(userId: string, section: Section): Promise<readonly SavedListSummary[]> {
      const rows = await alive(userId, section).select(SUMMARY_COLUMNS).execute()
      return rows.map(toSummary)
    },

    /** The newest first. */
    sizes: (userId: string, section: Section): Promise<readonly Size[]> =>
      alive(userId, section).select(['id', 'bytes']).execute(),

    /** Those of the section, from the one id down to the other. */
    async whole(
      userId: string,
      section: Section,
      { from, to }: { readonly from: number; readonly to: number },
    ): Promise<readonly StoredList[]> {
      const rows = await alive(userId, section)
        .select([...SUMMARY_COLUMNS, 'words'])
        .where('id', '<=', asNumber(from))
        .where('id', '>=', asNumber(to))
        .execute()
      return rows.map(toStored)
    },

    async find(userId: string, id: number): Promise<StoredList | null> {
      const row = await kysely
        .selectFrom('saved_lists')
        .select([...SUMMARY_COLUMNS, 'words'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : toStored(row)
    },

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
      const row = await standing(transaction, userId, id).executeTakeFirst()
      return row === undefined ? null : { ...toStanding(row), bytes: row.bytes }
    },

    async lock(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await lockRows(database, standing(transaction, userId, id)).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    /** Whether the folder is there and not deleted; then it stays so until the transaction ends. */
    holdFolder: (transaction: Transaction, userId: string, id: number) =>
      hold(transaction, 'folders', userId, id),
    holdProject: (transaction: Transaction, userId: string, id: number) =>
      hold(transaction, 'projects', userId, id),

    async create(transaction: Transaction, userId: string, list: NewList): Promise<SavedListSummary> {
      const row = await transaction
        .insertInto('saved_lists')
        .values({
          user_id: userId,
          folder_id: list.folderId,
          project_id: list.projectId,
          name: list.name,
          ...columnsOf(list.words),
          created_at: now,
          updated_at: now,
        })
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirstOrThrow()
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

  function alive(userId: string, { projectId, before, most }: Section) {
    return kysely
      .selectFrom('saved_lists')
      .where('user_id', '=', sql<string>`(select ${userId})`)
      .where('deleted_at', 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', asNumber(projectId)))
      .$if(before !== undefined, (query) => query.where('id', '<', asNumber(before)))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .orderBy('id', 'desc')
  }

  function standing(transaction: Transaction, userId: string, id: number) {
    return transaction
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

/** As a subquery: SQLite plans anew for each value that it compares with directly. */
function asNumber(value: number | undefined): RawBuilder<number> {
  return sql`(select cast(${value} as bigint))`
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
