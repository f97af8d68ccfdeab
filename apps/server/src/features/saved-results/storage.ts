import type { SavedResultSummary } from '@wordloom/contract'
import { sql } from 'kysely'
import { countChange, countNew } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { addTexts, changeTexts } from '../../database/queries/large-text.ts'
import { lockContainer, lockRows } from '../../database/queries/row-locks.ts'
import type { Content } from './content.ts'
import { createResultReading } from './result-reading.ts'
import { SUMMARY_COLUMNS, toSummary } from './result-row.ts'

export type { Transaction } from '../../database/database.ts'
export type { Size } from './result-reading.ts'
export type { NamedRecipe, StoredResult } from './result-row.ts'

interface Naming {
  readonly name: string
  readonly description: string | null
}

interface NewResult extends Naming {
  readonly projectId: number | null
  readonly separator: string
  readonly wrap: string
  readonly content: Content
}

interface Standing {
  readonly version: number
  readonly isDeleted: boolean
  readonly projectId: number | null
  readonly bytes: number
}

export type SavedResultStorage = ReturnType<typeof createSavedResultStorage>

export function createSavedResultStorage(database: Database) {
  const { now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,

    ...createResultReading(database),

    async findSummary(transaction: Transaction, userId: string, id: number): Promise<SavedResultSummary> {
      const row = await transaction
        .selectFrom('saved_results')
        .select(SUMMARY_COLUMNS)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    async look(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await standing(transaction, userId, id).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    async lock(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await lockRows(database, standing(transaction, userId, id)).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    async holdProject(transaction: Transaction, userId: string, id: number): Promise<boolean> {
      const query = lockContainer(database, transaction, 'projects', { userId, id })
      return (await query.executeTakeFirst()) !== undefined
    },

    async create(transaction: Transaction, userId: string, result: NewResult): Promise<SavedResultSummary> {
      const { name, description, projectId, separator, wrap, content } = result
      const row = await countNew(transaction, 'saved_results', userId, async () => {
        const created = await transaction
          .insertInto('saved_results')
          .values({
            user_id: userId,
            name,
            description,
            project_id: projectId,
            separator,
            wrap,
            ...columnsOf(content),
            created_at: now,
            updated_at: now,
          })
          .returning(SUMMARY_COLUMNS)
          .executeTakeFirstOrThrow()
        await addTexts(database, transaction, 'saved_results', { userId, id: created.id }, textsOf(content))
        return created
      })
      return toSummary(row)
    },

    async change(
      transaction: Transaction,
      userId: string,
      id: number,
      { name, description, content }: Naming & { readonly content?: Content | undefined },
    ): Promise<SavedResultSummary> {
      const touched = [{ table: 'saved_results', ids: [id] }] as const
      const row = await countChange(database, transaction, userId, touched, async () => {
        if (content !== undefined)
          await changeTexts(database, transaction, 'saved_results', { userId, id }, textsOf(content))
        return transaction
          .updateTable('saved_results')
          .set({
            name,
            description,
            ...(content && columnsOf(content)),
            updated_at: now,
            version: sql`version + 1`,
          })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returning(SUMMARY_COLUMNS)
          .executeTakeFirstOrThrow()
      })
      return toSummary(row)
    },

    async move(
      transaction: Transaction,
      userId: string,
      id: number,
      projectId: number | null,
    ): Promise<SavedResultSummary | null> {
      const row = await transaction
        .updateTable('saved_results')
        .set({ project_id: projectId, former_project_id: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(SUMMARY_COLUMNS)
        .executeTakeFirst()
      return row === undefined ? null : toSummary(row)
    },

    async remove(transaction: Transaction, userId: string, id: number): Promise<void> {
      await countChange(database, transaction, userId, [{ table: 'saved_results', ids: [id] }], () =>
        transaction
          .updateTable('saved_results')
          .set({ deleted_at: now })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute(),
      )
    },

    /** The result leaves a deleted project, and returns to it when that is restored. */
    async restore(
      transaction: Transaction,
      userId: string,
      id: number,
      { isProjectLost }: { readonly isProjectLost: boolean },
    ): Promise<SavedResultSummary> {
      const row = await countChange(
        database,
        transaction,
        userId,
        [{ table: 'saved_results', ids: [id] }],
        () =>
          transaction
            .updateTable('saved_results')
            .set((column) => ({
              deleted_at: null,
              ...(isProjectLost && { project_id: null, former_project_id: column.ref('project_id') }),
            }))
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .returning(SUMMARY_COLUMNS)
            .executeTakeFirstOrThrow(),
      )
      return toSummary(row)
    },
  }

  function standing(transaction: Transaction, userId: string, id: number) {
    return transaction
      .selectFrom('saved_results')
      .select(['version', 'deleted_at', 'project_id', 'bytes'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
  }
}

function columnsOf({ count, isExact, preview, recipe, text, bytes }: Content) {
  return {
    combination_count: String(count),
    count_is_exact: toFlag(isExact),
    preview: JSON.stringify(preview),
    has_recipe: toFlag(recipe !== null),
    has_text: toFlag(text !== null),
    bytes,
  }
}

function textsOf({ recipe, text }: Content) {
  return { recipe, combinations: text }
}

function toFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0
}

function toStanding(row: {
  readonly version: number
  readonly deleted_at: number | null
  readonly project_id: number | null
  readonly bytes: number
}): Standing {
  return {
    version: row.version,
    isDeleted: row.deleted_at !== null,
    projectId: row.project_id,
    bytes: row.bytes,
  }
}
