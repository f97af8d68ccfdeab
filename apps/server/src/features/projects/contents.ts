import type { Transaction } from '../../database/database.ts'
import { hideVersions } from '../../database/queries/hide-versions.ts'

const TABLES = ['saved_lists', 'saved_results'] as const
type Table = (typeof TABLES)[number]

export const contentRows = (id: number) => TABLES.map((table) => ({ table, projectId: id }))

/** Takes lists and results out of the project, trash included. They remember it in `former_project_id`. */
export async function releaseContents(transaction: Transaction, userId: string, id: number): Promise<void> {
  for (const table of TABLES) {
    await transaction
      .updateTable(table)
      .set({ project_id: null, former_project_id: id })
      .where('user_id', '=', userId)
      .where('project_id', '=', id)
      .execute()
  }
}

/** Uses the deletion time of the project, so that a restore can tell what was deleted with it. */
export async function removeContents(
  transaction: Transaction,
  userId: string,
  id: number,
  deletedAt: number,
): Promise<void> {
  for (const table of TABLES) {
    await transaction
      .updateTable(table)
      .set({ deleted_at: deletedAt })
      .where('user_id', '=', userId)
      .where('project_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
  }
}

export async function countRemoved(
  transaction: Transaction,
  table: Table,
  userId: string,
  id: number,
  deletedAt: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('project_id', '=', id)
    .where('deleted_at', '=', deletedAt)
    .executeTakeFirstOrThrow()
  return count
}

export async function restoreContents(
  transaction: Transaction,
  userId: string,
  id: number,
  deletedAt: number,
): Promise<void> {
  await hideVersions(transaction, userId, { former_project_id: id })
  for (const table of TABLES) {
    await transaction
      .updateTable(table)
      .set({ deleted_at: null })
      .where('user_id', '=', userId)
      .where('project_id', '=', id)
      .where('deleted_at', '=', deletedAt)
      .execute()
    await transaction
      .updateTable(table)
      .set({ project_id: id, former_project_id: null })
      .where('user_id', '=', userId)
      .where('project_id', 'is', null)
      .where('former_project_id', '=', id)
      .execute()
  }
}
