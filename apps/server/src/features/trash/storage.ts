import type { TrashKind } from '@wordloom/contract'
import { sql } from 'kysely'
import { countChange } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { firstOf } from '../../memory/row-batches.ts'

export type { Transaction } from '../../database/database.ts'

const TABLES = {
  list: 'saved_lists',
  result: 'saved_results',
  folder: 'folders',
  project: 'projects',
} as const satisfies Readonly<Record<TrashKind, string>>

const RANKS: readonly TrashKind[] = ['project', 'folder', 'list', 'result']

export interface Deleted {
  readonly kind: TrashKind
  readonly id: number
  readonly name: string
  readonly deletedAt: number
}

export interface Victim {
  readonly userId: string
  readonly id: number
  readonly bytes: number
}

export interface Range {
  readonly userId?: string
  readonly until: number
}

export type TrashStorage = ReturnType<typeof createTrashStorage>

export function createTrashStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async now(): Promise<number> {
      const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(kysely)
      return rows[0]?.now ?? 0
    },

    list: (userId: string, most: number): Promise<Deleted[]> =>
      deletedOf('project', userId, most)
        .unionAll(deletedOf('folder', userId, most))
        .unionAll(deletedOf('list', userId, most))
        .unionAll(deletedOf('result', userId, most))
        .orderBy('deletedAt', 'desc')
        .orderBy('rank')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    find: (kind: TrashKind, { userId, until }: Range, most: number): Promise<Victim[]> =>
      kysely
        .selectFrom(TABLES[kind])
        .select(['user_id as userId', 'id'])
        .select(kind === 'folder' ? sql<number>`0`.as('bytes') : sql.ref<number>('bytes').as('bytes'))
        .where('deleted_at', '<=', until)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
        .orderBy('deleted_at')
        .limit(most)
        .execute(),

    /** Deletes some earlier versions of a list in the trash. False if there are none. */
    async eraseVersions(
      { userId, id }: Victim,
      most: { readonly items: number; readonly bytes: number },
    ): Promise<boolean> {
      const versions = await kysely
        .selectFrom('list_versions')
        .innerJoin('saved_lists', (join) =>
          join
            .onRef('saved_lists.user_id', '=', 'list_versions.user_id')
            .onRef('saved_lists.id', '=', 'list_versions.list_id'),
        )
        .select(['list_versions.id', 'list_versions.bytes'])
        .where('list_versions.user_id', '=', userId)
        .where('list_id', '=', id)
        .where('deleted_at', 'is not', null)
        .limit(most.items)
        .execute()
      const ids = firstOf(versions, most.bytes).map((version) => version.id)
      if (ids.length === 0) return false
      await kysely.deleteFrom('list_versions').where('user_id', '=', userId).where('id', 'in', ids).execute()
      return true
    },

    async erase(
      transaction: Transaction,
      kind: TrashKind,
      victims: readonly Victim[],
      { until }: Range,
    ): Promise<void> {
      const table = TABLES[kind]
      for (const userId of new Set(victims.map((victim) => victim.userId))) {
        const ids = victims.filter((victim) => victim.userId === userId).map(({ id }) => id)
        await countChange(database, transaction, userId, [{ table, ids }], async () => {
          const doomed = await transaction
            .selectFrom(table)
            .select('id')
            .where('user_id', '=', userId)
            .where('id', 'in', ids)
            .where('deleted_at', '<=', until)
            .execute()
          if (doomed.length === 0) return
          const doomedIds = doomed.map(({ id }) => id)
          for (const id of doomedIds) {
            if (kind === 'folder') await forgetFolder(transaction, userId, id)
            if (kind === 'project') await forgetProject(transaction, userId, id)
          }
          await transaction
            .deleteFrom(table)
            .where('user_id', '=', userId)
            .where('id', 'in', doomedIds)
            .execute()
        })
      }
    },
  }

  async function forgetFolder(transaction: Transaction, userId: string, id: number): Promise<void> {
    for (const column of ['folder_id', 'former_folder_id'] as const) {
      await transaction
        .updateTable('saved_lists')
        .set({ [column]: null })
        .where('user_id', '=', userId)
        .where(column, '=', id)
        .execute()
    }
  }

  async function forgetProject(transaction: Transaction, userId: string, id: number): Promise<void> {
    for (const table of ['saved_lists', 'saved_results'] as const) {
      for (const column of ['project_id', 'former_project_id'] as const) {
        await transaction
          .updateTable(table)
          .set({ [column]: null })
          .where('user_id', '=', userId)
          .where(column, '=', id)
          .execute()
      }
    }
  }

  /** Each kind has its own limit, so that an index finds the rows however many there are. */
  function deletedOf(kind: TrashKind, userId: string, most: number) {
    const latest = kysely
      .selectFrom(TABLES[kind])
      .select([sql.lit(kind).as('kind'), 'id', 'name'])
      .select(sql.lit(RANKS.indexOf(kind)).as('rank'))
      .select((row) => row.ref('deleted_at').$notNull().as('deletedAt'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .limit(most)
    return kysely.selectFrom(latest.as('latest')).select(['kind', 'id', 'name', 'rank', 'deletedAt'])
  }
}
