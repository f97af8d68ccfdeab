import type { SavedListSummary } from '@wordloom/contract'
import { compared, comparedId } from '../../database/compared.ts'
import { compileOnce } from '../../database/compile-once.ts'
import type { Database } from '../../database/database.ts'
import type { Ends } from '../../in-pieces.ts'
import {
  type StoredList,
  SUMMARY_COLUMNS,
  toStored,
  toSummary,
  toWhole,
  WHOLE_COLUMNS,
  type WholeList,
} from './list-row.ts'

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

interface Owned extends Section {
  readonly userId: string
}

/** The lists of an account that are not in the trash. */
export function createListReading(database: Database) {
  const { kysely } = database

  const summaries = compileOnce(kysely, (owned: Owned) => alive(owned).select(SUMMARY_COLUMNS))
  const sizes = compileOnce(kysely, (owned: Owned) => alive(owned).select(['id', 'bytes']))
  const whole = compileOnce(kysely, ({ from, to, ...owned }: Owned & Ends) =>
    alive(owned).select(WHOLE_COLUMNS).where('id', '<=', comparedId(from)).where('id', '>=', comparedId(to)),
  )
  const find = compileOnce(kysely, ({ userId, id }: { readonly userId: string; readonly id: number }) =>
    kysely
      .selectFrom('saved_lists')
      .select([...SUMMARY_COLUMNS, 'words'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  )

  return {
    /** The newest first. */
    async summaries(userId: string, section: Section): Promise<readonly SavedListSummary[]> {
      return (await summaries({ userId, ...section })).map(toSummary)
    },

    /** The newest first. */
    sizes: (userId: string, section: Section): Promise<readonly Size[]> => sizes({ userId, ...section }),

    async whole(userId: string, section: Section, ends: Ends): Promise<readonly WholeList[]> {
      return (await whole({ userId, ...section, ...ends })).map(toWhole)
    },

    async find(userId: string, id: number): Promise<StoredList | null> {
      const [row] = await find({ userId, id })
      return row === undefined ? null : toStored(row)
    },
  }

  function alive({ userId, projectId, before, most }: Owned) {
    return kysely
      .selectFrom('saved_lists')
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', comparedId(projectId)))
      .$if(before !== undefined, (query) => query.where('id', '<', comparedId(before)))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .orderBy('id', 'desc')
  }
}
