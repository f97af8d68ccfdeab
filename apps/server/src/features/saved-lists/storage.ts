import type { Items, SavedListSummary } from '@wordloom/contract'
import { type Kysely, sql } from 'kysely'
import { countChange, countNew } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { hideVersions } from '../../database/queries/hide-versions.ts'
import { addTexts, changeTexts } from '../../database/queries/large-text.ts'
import { lockContainer, lockRows } from '../../database/queries/row-locks.ts'
import type { Tables } from '../../database/schema.ts'
import { byteLengthOf } from '../../memory/text.ts'
import { createListReading } from './list-reading.ts'
import { SUMMARY_COLUMNS, toSummary } from './list-row.ts'
import { createVersionStorage } from './versions/version-storage.ts'

export type { Transaction } from '../../database/database.ts'
export type { Size } from './list-reading.ts'
export type { StoredList, WholeList } from './list-row.ts'

interface Place {
  readonly folderId: number | null
  readonly projectId: number | null
}

interface NewList extends Place {
  readonly name: string
  readonly words: Items
}

interface Rename {
  readonly name: string
}

interface Change extends Rename {
  readonly words: Items
  /** The owner, or someone who takes part in the project. */
  readonly by: string
}

interface Key {
  readonly userId: string
  readonly id: number
}

type Columns = ReturnType<typeof columnsOf>

interface Changed extends Key, Partial<Columns> {
  readonly name: string
}

interface New extends Place, Columns {
  readonly userId: string
  readonly name: string
}

interface Standing extends Place {
  readonly version: number
  readonly isDeleted: boolean
}

export type SavedListStorage = ReturnType<typeof createSavedListStorage>

export function createSavedListStorage(
  database: Database,
  { maxVersionBytes = Number.MAX_SAFE_INTEGER }: { readonly maxVersionBytes?: number } = {},
) {
  const { kysely, now } = database
  const versions = createVersionStorage(database, maxVersionBytes)

  const create = compileOnce(kysely, ({ userId, folderId, projectId, ...rest }: New, within) =>
    within
      .insertInto('saved_lists')
      .values({
        user_id: userId,
        folder_id: folderId,
        project_id: projectId,
        ...rest,
        created_at: now,
        updated_at: now,
      })
      .returning(SUMMARY_COLUMNS),
  )
  const change = compileOnce(kysely, ({ userId, id, ...columns }: Changed, within) =>
    update(within, { userId, id })
      .set({
        ...columns,
        updated_at: now,
        version: sql`version + 1`,
      })
      .returning(SUMMARY_COLUMNS),
  )
  const put = compileOnce(kysely, ({ folderId, projectId, ...key }: Key & Partial<Place>, within) =>
    update(within, key)
      .set(
        projectId === undefined
          ? { folder_id: folderId, former_folder_id: null }
          : { project_id: projectId, former_project_id: null },
      )
      .where('deleted_at', 'is', null)
      .returning(SUMMARY_COLUMNS),
  )
  const remove = compileOnce(kysely, (key: Key, within) => update(within, key).set({ deleted_at: now }))
  const look = compileOnce(kysely, (key: Key, within) => standing(key, within))
  const lock = compileOnce(kysely, (key: Key, within) => lockRows(database, standing(key, within)))
  const holdFolder = compileOnce(kysely, (key: Key, within) =>
    lockContainer(database, within, 'folders', key),
  )
  const holdProject = compileOnce(kysely, (key: Key, within) =>
    lockContainer(database, within, 'projects', key),
  )

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,
    ...createListReading(database),
    ...versions,

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

    holdFolder: async (transaction: Transaction, userId: string, id: number) =>
      (await holdFolder({ userId, id }, transaction)).length > 0,
    holdProject: async (transaction: Transaction, userId: string, id: number) =>
      (await holdProject({ userId, id }, transaction)).length > 0,

    async create(transaction: Transaction, userId: string, list: NewList): Promise<SavedListSummary> {
      const { words: items, ...rest } = list
      const row = await countNew(transaction, 'saved_lists', userId, async () => {
        const created = theOnly(await create({ userId, ...rest, ...columnsOf(items) }, transaction))
        const key = { userId, id: created.id }
        await addTexts(database, transaction, 'saved_lists', key, { words: items.text })
        return created
      })
      return toSummary(row)
    },

    async change(transaction: Transaction, userId: string, id: number, given: Change | Rename) {
      const { name } = given
      const write = (columns: Partial<Columns>) =>
        countChange(database, transaction, userId, [{ table: 'saved_lists', ids: [id] }], async () =>
          toSummary(theOnly(await change({ userId, id, name, ...columns }, transaction))),
        )
      if (!('words' in given)) return write({})
      const { words: items, by } = given
      return versions.keepVersion(transaction, { userId, listId: id, by, words: items.text }, async () => {
        await changeTexts(database, transaction, 'saved_lists', { userId, id }, { words: items.text })
        return write(columnsOf(items))
      })
    },

    async put(
      transaction: Transaction,
      userId: string,
      id: number,
      place: Pick<Place, 'folderId'> | Pick<Place, 'projectId'>,
    ): Promise<SavedListSummary | null> {
      if ('projectId' in place) await hideVersions(transaction, userId, { id })
      const [row] = await put({ userId, id, ...place }, transaction)
      return row === undefined ? null : toSummary(row)
    },

    async remove(transaction: Transaction, userId: string, id: number): Promise<void> {
      await countChange(database, transaction, userId, [{ table: 'saved_lists', ids: [id] }], () =>
        remove({ userId, id }, transaction),
      )
    },

    /** `lost` says which parents are deleted. The list leaves them, and returns to them when they're restored. */
    async restore(
      transaction: Transaction,
      userId: string,
      id: number,
      lost: { readonly folder: boolean; readonly project: boolean },
    ): Promise<SavedListSummary> {
      const restored = update(transaction, { userId, id })
        .set((column) => ({
          deleted_at: null,
          ...(lost.folder && { folder_id: null, former_folder_id: column.ref('folder_id') }),
          ...(lost.project && { project_id: null, former_project_id: column.ref('project_id') }),
        }))
        .returning(SUMMARY_COLUMNS)
      return countChange(database, transaction, userId, [{ table: 'saved_lists', ids: [id] }], async () =>
        toSummary(await restored.executeTakeFirstOrThrow()),
      )
    },
  }

  function standing({ userId, id }: Key, within: Database['kysely']) {
    return within
      .selectFrom('saved_lists')
      .select(['version', 'deleted_at', 'folder_id', 'project_id', 'bytes'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
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

function update(within: Kysely<Tables>, { userId, id }: Key) {
  return within.updateTable('saved_lists').where('user_id', '=', userId).where('id', '=', id)
}

function theOnly<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The list wasn't written.")
  return row
}

function columnsOf({ text, count, preview }: Items) {
  return {
    word_count: count,
    preview: JSON.stringify(preview),
    bytes: byteLengthOf(text),
  }
}
