import type { SavedListSummary } from '@wordloom/contract'
import { compileOnce } from '../../database/compile-once.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { lockParents, lockRows } from '../../database/row-locks.ts'
import { createListReading } from './list-reading.ts'
import { SUMMARY_COLUMNS, toSummary } from './list-row.ts'
import { createListWriting, type Key, type Place } from './list-writing.ts'

export type { Transaction } from '../../database/database.ts'
export type { Size } from './list-reading.ts'
export type { StoredList, WholeList } from './list-row.ts'

interface Standing extends Place {
  readonly version: number
  readonly isDeleted: boolean
}

export type SavedListStorage = ReturnType<typeof createSavedListStorage>

export function createSavedListStorage(database: Database) {
  const { kysely } = database

  const look = compileOnce(kysely, (key: Key, within) => standing(key, within))
  const lock = compileOnce(kysely, (key: Key, within) => lockRows(database, standing(key, within)))
  const holdFolder = compileOnce(kysely, (key: Key, within) => holding(within, 'folders', key))
  const holdProject = compileOnce(kysely, (key: Key, within) => holding(within, 'projects', key))

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,
    ...createListReading(database),
    ...createListWriting(database),

    async findSummary(transaction: Transaction, userId: string, id: number): Promise<SavedListSummary> {
      const row = await transaction
        .selectFrom('saved_lists')
        .select(SUMMARY_COLUMNS)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /** Null if the list is missing. Without a lock: the result may be outdated immediately. */
    async look(transaction: Transaction, userId: string, id: number) {
      const [row] = await look({ userId, id }, transaction)
      return row === undefined ? null : { ...toStanding(row), bytes: row.bytes }
    },

    async lock(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const [row] = await lock({ userId, id }, transaction)
      return row === undefined ? null : toStanding(row)
    },

    /** Locks the folder until the transaction ends. Returns false if it's missing or deleted. */
    holdFolder: async (transaction: Transaction, userId: string, id: number) =>
      (await holdFolder({ userId, id }, transaction)).length > 0,
    holdProject: async (transaction: Transaction, userId: string, id: number) =>
      (await holdProject({ userId, id }, transaction)).length > 0,
  }

  function standing({ userId, id }: Key, within: Database['kysely']) {
    return within
      .selectFrom('saved_lists')
      .select(['version', 'deleted_at', 'folder_id', 'project_id', 'bytes'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
  }

  function holding(within: Database['kysely'], table: 'folders' | 'projects', { userId, id }: Key) {
    const query = within
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
    return lockParents(database, query)
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
