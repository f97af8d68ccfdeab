import type { Transaction } from '../../database/database.ts'

/** What a project holds. */
const TABLES = ['saved_lists', 'saved_results'] as const
type Table = (typeof TABLES)[number]

/** The rows of a project's lists and results. */
export const contentRows = (id: number) => TABLES.map((table) => ({ table, projectId: id }))

/** They belong to none then, and know where they were; those in the trash as well. */
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

/** At the moment at which the project was: so it is known later what was deleted with it. */
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

/** How many were deleted with the project. */
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

/** Those that were deleted with the project, and those that were in it and are in no other. */
export async function restoreContents(
  transaction: Transaction,
  userId: string,
  id: number,
  deletedAt: number,
): Promise<void> {
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
