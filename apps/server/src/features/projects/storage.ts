import type { ProjectSummary } from '@wordloom/contract'
import { sql } from 'kysely'
import { countChange, countNew } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createIdempotency } from '../../database/idempotency.ts'
import { compared, comparedId } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { addTexts, changeTexts, readText, smallText } from '../../database/queries/large-text.ts'
import { lockParents } from '../../database/queries/row-locks.ts'
import { byteLengthOf, type Text } from '../../memory/text.ts'
import { contentRows, countRemoved, releaseContents, removeContents, restoreContents } from './contents.ts'
import { HEAD_COLUMNS, type ProjectHead, type StoredProject, toHead, toSummary } from './project-row.ts'
import { type ProjectState, toJson } from './state.ts'

export type { Transaction } from '../../database/database.ts'
export type { StoredProject } from './project-row.ts'

interface Naming {
  readonly name: string
  readonly description: string | null
}

interface NewProject extends Naming {
  readonly state: ProjectState
}

interface Standing {
  readonly version: number
  readonly deletedAt: number | null
  readonly columnCount: number
  readonly bytes: number
}

export type ProjectStorage = ReturnType<typeof createProjectStorage>

export function createProjectStorage(database: Database) {
  const { kysely, now } = database

  const find = compileOnce(kysely, (values: { userId: string; id: number }, within) =>
    within
      .selectFrom('projects')
      .select([...HEAD_COLUMNS, 'bytes', smallText('projects', 'state', values.userId).as('state')])
      .where('user_id', '=', values.userId)
      .where('id', '=', values.id)
      .where('deleted_at', 'is', null),
  )

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    once: createIdempotency(database).once,

    async summaries(userId: string, before: number | undefined, most: number): Promise<ProjectSummary[]> {
      const rows = await alive(userId, before, most)
        .select([...HEAD_COLUMNS, 'column_count'])
        .select([countOf('saved_lists').as('list_count'), countOf('saved_results').as('result_count')])
        .execute()
      return rows.map(toSummary)
    },

    async ids(userId: string, before: number | undefined, most: number): Promise<number[]> {
      const rows = await alive(userId, before, most).select('id').execute()
      return rows.map(({ id }) => id)
    },

    async find(userId: string, id: number, within?: Transaction): Promise<StoredProject | null> {
      const [row] = await find({ userId, id }, within)
      if (row === undefined) return null
      const place = { table: 'projects', column: 'state', userId, id, bytes: row.bytes } as const
      const state = row.state ?? (await readText(database, within ?? kysely, place))
      return state === null ? null : { head: toHead(row), state }
    },

    async isThere(userId: string, id: number): Promise<boolean> {
      const row = await kysely
        .selectFrom('projects')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    async look(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await standing(transaction, userId, id).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    async lock(transaction: Transaction, userId: string, id: number): Promise<Standing | null> {
      const row = await lockParents(database, standing(transaction, userId, id)).executeTakeFirst()
      return row === undefined ? null : toStanding(row)
    },

    async create(
      transaction: Transaction,
      userId: string,
      { state, ...naming }: NewProject,
    ): Promise<StoredProject> {
      const json = toJson(state)
      const row = await countNew(transaction, 'projects', userId, async () => {
        const created = await transaction
          .insertInto('projects')
          .values({ user_id: userId, ...naming, ...columnsOf(state, json), created_at: now, updated_at: now })
          .returning(HEAD_COLUMNS)
          .executeTakeFirstOrThrow()
        await addTexts(database, transaction, 'projects', { userId, id: created.id }, { state: json })
        return created
      })
      return { head: toHead(row), state: json }
    },

    rename: (
      transaction: Transaction,
      userId: string,
      id: number,
      naming: Naming | undefined,
    ): Promise<ProjectHead> => change(transaction, userId, id, naming ?? {}),

    async changeState(
      transaction: Transaction,
      userId: string,
      id: number,
      { naming, state }: { readonly naming: Naming | undefined; readonly state: ProjectState },
    ): Promise<StoredProject> {
      const json = toJson(state)
      await changeTexts(database, transaction, 'projects', { userId, id }, { state: json })
      const head = await change(transaction, userId, id, { ...naming, ...columnsOf(state, json) })
      return { head, state: json }
    },

    async remove(
      transaction: Transaction,
      userId: string,
      id: number,
      { keepsContents }: { readonly keepsContents: boolean },
    ): Promise<void> {
      const project = { table: 'projects', ids: [id] } as const
      const touched = keepsContents ? [project] : [project, ...contentRows(id)]
      await countChange(database, transaction, userId, touched, async () => {
        const { deleted_at: deletedAt } = await transaction
          .updateTable('projects')
          .set({ deleted_at: now })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returning('deleted_at')
          .executeTakeFirstOrThrow()
        if (keepsContents) await releaseContents(transaction, userId, id)
        else await removeContents(transaction, userId, id, deletedAt ?? 0)
      })
    },

    countRemoved,

    async restore(transaction: Transaction, userId: string, id: number, deletedAt: number): Promise<void> {
      const touched = [{ table: 'projects', ids: [id] } as const, ...contentRows(id)]
      await countChange(database, transaction, userId, touched, async () => {
        await transaction
          .updateTable('projects')
          .set({ deleted_at: null })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute()
        await restoreContents(transaction, userId, id, deletedAt)
      })
    },
  }

  async function change(
    transaction: Transaction,
    userId: string,
    id: number,
    columns: Partial<Naming & ReturnType<typeof columnsOf>>,
  ): Promise<ProjectHead> {
    const row = await countChange(database, transaction, userId, [{ table: 'projects', ids: [id] }], () =>
      transaction
        .updateTable('projects')
        .set({ ...columns, version: sql`version + 1`, updated_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(HEAD_COLUMNS)
        .executeTakeFirstOrThrow(),
    )
    return toHead(row)
  }

  function alive(userId: string, before: number | undefined, most: number) {
    return kysely
      .selectFrom('projects')
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .$if(before !== undefined, (query) => query.where('id', '<', comparedId(before)))
      .orderBy('id', 'desc')
      .limit(most)
  }

  function standing(transaction: Transaction, userId: string, id: number) {
    return transaction
      .selectFrom('projects')
      .select(['version', 'deleted_at', 'column_count', 'bytes'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
  }
}

function columnsOf(state: ProjectState, json: Text) {
  return { column_count: state.columns.count, bytes: byteLengthOf(json) }
}

function countOf(table: 'saved_lists' | 'saved_results') {
  return sql<number>`(
    select count(*) from ${sql.table(table)} as item
    where item.user_id = projects.user_id and item.project_id = projects.id and item.deleted_at is null
  )`
}

function toStanding(row: {
  readonly version: number
  readonly deleted_at: number | null
  readonly column_count: number
  readonly bytes: number
}): Standing {
  return {
    version: row.version,
    deletedAt: row.deleted_at,
    columnCount: row.column_count,
    bytes: row.bytes,
  }
}
