import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from '../../database/database.ts'
import type { MovedRow } from '../../database/queries/move-rows.ts'

/** Bytes of a row without large texts, about. */
const SMALL_ROW = 200

/** Marks whose tags one statement reads: each can have many. */
const MARKS = 100

interface RowsOfProject {
  readonly userId: string
  readonly projectId: number
  readonly people: readonly { readonly id: number }[]
}

/** All rows of a project and of what is in it, in the order in which they can move to another account. */
export async function rowsOf(transaction: Transaction, { userId, projectId, people }: RowsOfProject) {
  const marks = await marksOf(transaction, userId, projectId)
  return [
    { table: 'projects', rows: await projectRow(transaction, userId, projectId) },
    { table: 'saved_lists', rows: await itemsIn(transaction, 'saved_lists', userId, projectId) },
    { table: 'list_versions', rows: await versionsOf(transaction, userId, projectId) },
    { table: 'saved_results', rows: await itemsIn(transaction, 'saved_results', userId, projectId) },
    { table: 'marks', rows: smallRows(marks) },
    { table: 'mark_tags', rows: smallRows(await tagsOf(transaction, userId, marks)) },
    { table: 'project_people', rows: smallRows(people) },
    { table: 'project_history', rows: smallRows(await historyOf(transaction, userId, projectId)) },
  ] as const
}

export function inProject(
  transaction: Transaction,
  table: 'saved_lists' | 'saved_results',
  userId: string,
  projectId: number,
) {
  return transaction
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
}

function projectRow(transaction: Transaction, userId: string, id: number): Promise<MovedRow[]> {
  return transaction
    .selectFrom('projects')
    .select(['id', 'bytes'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

function itemsIn(
  transaction: Transaction,
  table: 'saved_lists' | 'saved_results',
  userId: string,
  projectId: number,
): Promise<MovedRow[]> {
  return inProject(transaction, table, userId, projectId).select('bytes').execute()
}

function versionsOf(transaction: Transaction, userId: string, projectId: number): Promise<MovedRow[]> {
  return transaction
    .selectFrom('list_versions')
    .select(['id', 'bytes'])
    .where('user_id', '=', userId)
    .where('list_id', 'in', inProject(transaction, 'saved_lists', userId, projectId))
    .execute()
}

function historyOf(transaction: Transaction, userId: string, projectId: number) {
  return transaction
    .selectFrom('project_history')
    .select('id')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .execute()
}

function marksOf(transaction: Transaction, userId: string, projectId: number) {
  return transaction
    .selectFrom('marks')
    .select('id')
    .where('user_id', '=', userId)
    .where(({ or, eb }) =>
      or([
        eb('project_id', '=', projectId),
        eb('list_id', 'in', inProject(transaction, 'saved_lists', userId, projectId)),
        eb('result_id', 'in', inProject(transaction, 'saved_results', userId, projectId)),
      ]),
    )
    .execute()
}

async function tagsOf(
  transaction: Transaction,
  userId: string,
  marks: readonly { readonly id: number }[],
): Promise<{ readonly id: number }[]> {
  const tags: { readonly id: number }[] = []
  for (let start = 0; start < marks.length; start += MARKS) {
    const ids = marks.slice(start, start + MARKS).map(({ id }) => id)
    const found = await transaction
      .selectFrom('mark_tags')
      .select('id')
      .where('user_id', '=', userId)
      .where('mark_id', 'in', ids)
      .execute()
    tags.push(...found)
    await nextTurn()
  }
  return tags
}

function smallRows(rows: readonly { readonly id: number }[]): MovedRow[] {
  return rows.map(({ id }) => ({ id, bytes: SMALL_ROW }))
}
