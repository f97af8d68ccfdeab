import type { Items, SavedListSummary } from '@wordloom/contract'
import { type Kysely, sql } from 'kysely'
import { countChange, countNew } from '../../database/account-totals.ts'
import { compileOnce } from '../../database/compile-once.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { asText, writeLarge } from '../../database/large-text.ts'
import type { Tables } from '../../database/schema.ts'
import { byteLengthOf, type Text } from '../../text.ts'
import { SUMMARY_COLUMNS, toSummary } from './list-row.ts'

export interface Place {
  readonly folderId: number | null
  readonly projectId: number | null
}

interface NewList extends Place {
  readonly name: string
  readonly words: Items
}

interface Change {
  readonly name: string
  readonly words?: Items
}

export interface Key {
  readonly userId: string
  readonly id: number
}

interface Columns extends ReturnType<typeof columnsOf> {
  readonly words: Text
}

interface Changed extends Key, Partial<Columns> {
  readonly name: string
}

interface New extends Place, Columns {
  readonly userId: string
  readonly name: string
}

export function createListWriting(database: Database) {
  const { kysely, now } = database

  const create = compileOnce(kysely, ({ userId, folderId, projectId, words, ...rest }: New, within) =>
    within
      .insertInto('saved_lists')
      .values({
        user_id: userId,
        folder_id: folderId,
        project_id: projectId,
        ...rest,
        words: asText(database, words),
        created_at: now,
        updated_at: now,
      })
      .returning(SUMMARY_COLUMNS),
  )
  const change = compileOnce(kysely, ({ userId, id, words, ...columns }: Changed, within) =>
    update(within, { userId, id })
      .set({
        ...columns,
        ...(words !== undefined && { words: asText(database, words) }),
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

  return {
    async create(transaction: Transaction, userId: string, list: NewList): Promise<SavedListSummary> {
      const { words: items, ...rest } = list
      const row = await writeLarge(database, items.text, (words) =>
        countNew(transaction, 'saved_lists', userId, async () =>
          theOnly(await create({ userId, ...rest, ...columnsOf(items), words }, transaction)),
        ),
      )
      return toSummary(row)
    },

    async change(transaction: Transaction, userId: string, id: number, { name, words: items }: Change) {
      const write = (columns: Partial<Columns>) =>
        countChange(database, transaction, userId, [{ table: 'saved_lists', ids: [id] }], async () =>
          toSummary(theOnly(await change({ userId, id, name, ...columns }, transaction))),
        )
      if (items === undefined) return write({})
      return writeLarge(database, items.text, (words) => write({ ...columnsOf(items), words }))
    },

    async put(
      transaction: Transaction,
      userId: string,
      id: number,
      place: Pick<Place, 'folderId'> | Pick<Place, 'projectId'>,
    ): Promise<SavedListSummary | null> {
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
}

function update(within: Kysely<Tables>, { userId, id }: Key) {
  return within.updateTable('saved_lists').where('user_id', '=', userId).where('id', '=', id)
}

function theOnly<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The list was not written.')
  return row
}

function columnsOf({ text, count, preview }: Items) {
  return {
    word_count: count,
    preview: JSON.stringify(preview),
    bytes: byteLengthOf(text),
  }
}
