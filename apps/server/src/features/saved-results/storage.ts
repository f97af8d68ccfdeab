import type { SavedResultRecipe, SavedResultSummary } from '@wordloom/contract'
import { sql } from 'kysely'
import { compared } from '../../database/compared.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { lockParents, lockRows } from '../../database/row-locks.ts'
import type { Content } from './content.ts'
import {
  HAS_RECIPE,
  type StoredResult,
  SUMMARY_COLUMNS,
  toRecipe,
  toStored,
  toSummary,
} from './result-row.ts'

export type { Transaction } from '../../database/database.ts'
export type { StoredResult } from './result-row.ts'

/** Of those that a page ended before, or of one project. */
export interface Section {
  readonly projectId?: number | undefined
  readonly before?: number | undefined
  readonly most?: number | undefined
}

/** How much there is to read of a result. */
export interface Size {
  readonly id: number
  readonly bytes: number
  /** Whether its combinations are kept as a text. */
  readonly hasText: boolean
}

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

/** How a result stands, in the trash or not. */
interface Standing {
  readonly version: number
  readonly isDeleted: boolean
  readonly projectId: number | null
  readonly bytes: number
}

export type SavedResultStorage = ReturnType<typeof createSavedResultStorage>

export function createSavedResultStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,

    /** The newest first. */
    async summaries(userId: string, section: Section): Promise<readonly SavedResultSummary[]> {
      const rows = await alive(userId, section).select(SUMMARY_COLUMNS).select(HAS_RECIPE).execute()
      return rows.map(toSummary)
    },

    /** The newest first. */
    async sizes(userId: string, section: Section): Promise<readonly Size[]> {
      const hasText = sql<number>`case when combinations is null then 0 else 1 end`.as('has_text')
      const rows = await alive(userId, section).select(['id', 'bytes', hasText]).execute()
      return rows.map(({ id, bytes, has_text }) => ({ id, bytes, hasText: has_text === 1 }))
    },

    /** Those of the section, from the one id down to the other. */
    async whole(
      userId: string,
      section: Section,
      { from, to }: { readonly from: number; readonly to: number },
    ): Promise<readonly StoredResult[]> {
      const rows = await alive(userId, section)
        .select([...SUMMARY_COLUMNS, 'recipe', 'combinations'])
        .select(HAS_RECIPE)
        .where('id', '<=', asNumber(from))
        .where('id', '>=', asNumber(to))
        .execute()
      return rows.map(toStored)
    },

    async findRecipe(userId: string, id: number): Promise<SavedResultRecipe | null> {
      const row = await kysely
        .selectFrom('saved_results')
        .select(['id', 'name', 'recipe'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : { ...row, recipe: toRecipe(row.recipe) }
    },

    /** Null when there is no such result, or it is in the trash. */
    async find(userId: string, id: number): Promise<StoredResult | null> {
      const row = await kysely
        .selectFrom('saved_results')
        .select([...SUMMARY_COLUMNS, 'recipe', 'combinations'])
        .select(HAS_RECIPE)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : toStored(row)
    },

    async findSummary(transaction: Transaction, userId: string, id: number): Promise<SavedResultSummary> {
      const row = await transaction
        .selectFrom('saved_results')
        .select(SUMMARY_COLUMNS)
        .select(HAS_RECIPE)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /** How a result stands now, which may change at once. Null when there is none. */
    async look(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await standing(transaction, userId, id).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    /** As `look`, and it stays so until the transaction ends. */
    async lock(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await lockRows(database, standing(transaction, userId, id)).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    /** Whether the project is there and not deleted; then it stays so until the transaction ends. */
    async holdProject(transaction: Transaction, userId: string, id: number): Promise<boolean> {
      const query = transaction
        .selectFrom('projects')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
      return (await lockParents(database, query).executeTakeFirst()) !== undefined
    },

    async create(transaction: Transaction, userId: string, result: NewResult): Promise<SavedResultSummary> {
      const { name, description, projectId, separator, wrap, content } = result
      const row = await transaction
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
        .returning(HAS_RECIPE)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /** Without a content, that stays as it is. */
    async change(
      transaction: Transaction,
      userId: string,
      id: number,
      { name, description, content }: Naming & { readonly content?: Content | undefined },
    ): Promise<SavedResultSummary> {
      const row = await transaction
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
        .returning(HAS_RECIPE)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /** Null when there is no such result, or it is in the trash. */
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
        .returning(HAS_RECIPE)
        .executeTakeFirst()
      return row === undefined ? null : toSummary(row)
    },

    async remove(transaction: Transaction, userId: string, id: number): Promise<void> {
      await transaction
        .updateTable('saved_results')
        .set({ deleted_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** Back from the trash; a project that is deleted takes it back when that is restored. */
    async restore(
      transaction: Transaction,
      userId: string,
      id: number,
      { isProjectLost }: { readonly isProjectLost: boolean },
    ): Promise<SavedResultSummary> {
      const row = await transaction
        .updateTable('saved_results')
        .set((column) => ({
          deleted_at: null,
          ...(isProjectLost && { project_id: null, former_project_id: column.ref('project_id') }),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(SUMMARY_COLUMNS)
        .returning(HAS_RECIPE)
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },
  }

  function alive(userId: string, { projectId, before, most }: Section) {
    return kysely
      .selectFrom('saved_results')
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', asNumber(projectId)))
      .$if(before !== undefined, (query) => query.where('id', '<', asNumber(before)))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .orderBy('id', 'desc')
  }

  function standing(transaction: Transaction, userId: string, id: number) {
    return transaction
      .selectFrom('saved_results')
      .select(['version', 'deleted_at', 'project_id', 'bytes'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
  }
}

function columnsOf({ count, isExact, preview, bytes, recipe, text }: Content) {
  return {
    combination_count: String(count),
    count_is_exact: isExact ? (1 as const) : (0 as const),
    preview: JSON.stringify(preview),
    bytes,
    recipe,
    combinations: text,
  }
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

/** PostgreSQL takes a value that stands alone for a text. */
function asNumber(value: number | undefined) {
  return sql<number>`(select cast(${value} as bigint))`
}
