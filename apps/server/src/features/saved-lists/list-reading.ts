import type { SavedListSummary } from '@wordloom/contract'
import { type RawBuilder, sql } from 'kysely'
import { compared } from '../../database/compared.ts'
import type { Database } from '../../database/database.ts'
import { type StoredList, SUMMARY_COLUMNS, toStored, toSummary } from './list-row.ts'

/** Of those that a page ended before, or of one project. */
export interface Section {
  readonly projectId?: number | undefined
  readonly before?: number | undefined
  readonly most?: number | undefined
}

/** How much there is to read of a list. */
export interface Size {
  readonly id: number
  readonly bytes: number
}

/** The lists of an account that are not in the trash. */
export function createListReading(database: Database) {
  const { kysely } = database
  return {
    /** The newest first. */
    async summaries(userId: string, section: Section): Promise<readonly SavedListSummary[]> {
      const rows = await alive(userId, section).select(SUMMARY_COLUMNS).execute()
      return rows.map(toSummary)
    },

    /** The newest first. */
    sizes: (userId: string, section: Section): Promise<readonly Size[]> =>
      alive(userId, section).select(['id', 'bytes']).execute(),

    /** Those of the section, from the one id down to the other. */
    async whole(
      userId: string,
      section: Section,
      { from, to }: { readonly from: number; readonly to: number },
    ): Promise<readonly StoredList[]> {
      const rows = await alive(userId, section)
        .select([...SUMMARY_COLUMNS, 'words'])
        .where('id', '<=', asNumber(from))
        .where('id', '>=', asNumber(to))
        .execute()
      return rows.map(toStored)
    },

    async find(userId: string, id: number): Promise<StoredList | null> {
      const row = await kysely
        .selectFrom('saved_lists')
        .select([...SUMMARY_COLUMNS, 'words'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : toStored(row)
    },
  }

  function alive(userId: string, { projectId, before, most }: Section) {
    return kysely
      .selectFrom('saved_lists')
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', asNumber(projectId)))
      .$if(before !== undefined, (query) => query.where('id', '<', asNumber(before)))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .orderBy('id', 'desc')
  }
}

/** As a subquery: SQLite plans anew for each value that it compares with directly. */
function asNumber(value: number | undefined): RawBuilder<number> {
  return sql`(select cast(${value} as bigint))`
}
