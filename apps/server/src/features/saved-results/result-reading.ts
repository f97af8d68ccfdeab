import type { SavedResultRecipe, SavedResultSummary } from '@wordloom/contract'
import { sql } from 'kysely'
import { compared, comparedId } from '../../database/compared.ts'
import { compileOnce } from '../../database/compile-once.ts'
import type { Database } from '../../database/database.ts'
import type { Ends } from '../../in-pieces.ts'
import {
  HAS_RECIPE,
  type StoredResult,
  SUMMARY_COLUMNS,
  toRecipe,
  toStored,
  toSummary,
} from './result-row.ts'

/** Of those that a page ended before, or of one project. */
interface Section {
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

interface Owned extends Section {
  readonly userId: string
}

interface Key {
  readonly userId: string
  readonly id: number
}

const HAS_TEXT = sql<number>`case when combinations is null then 0 else 1 end`.as('has_text')

/** The results of an account that are not in the trash. */
export function createResultReading(database: Database) {
  const { kysely } = database

  const summaries = compileOnce(kysely, (owned: Owned) =>
    alive(owned).select(SUMMARY_COLUMNS).select(HAS_RECIPE),
  )
  const sizes = compileOnce(kysely, (owned: Owned) => alive(owned).select(['id', 'bytes', HAS_TEXT]))
  const whole = compileOnce(kysely, ({ from, to, ...owned }: Owned & Ends) =>
    alive(owned)
      .select([...SUMMARY_COLUMNS, 'recipe', 'combinations'])
      .select(HAS_RECIPE)
      .where('id', '<=', comparedId(from))
      .where('id', '>=', comparedId(to)),
  )
  const findRecipe = compileOnce(kysely, (key: Key) => one(key).select(['id', 'name', 'recipe']))
  const find = compileOnce(kysely, (key: Key) =>
    one(key)
      .select([...SUMMARY_COLUMNS, 'recipe', 'combinations'])
      .select(HAS_RECIPE),
  )

  return {
    /** The newest first. */
    async summaries(userId: string, section: Section): Promise<readonly SavedResultSummary[]> {
      return (await summaries({ userId, ...section })).map(toSummary)
    },

    /** The newest first. */
    async sizes(userId: string, section: Section): Promise<readonly Size[]> {
      const rows = await sizes({ userId, ...section })
      return rows.map(({ id, bytes, has_text }) => ({ id, bytes, hasText: has_text === 1 }))
    },

    async whole(userId: string, section: Section, ends: Ends): Promise<readonly StoredResult[]> {
      return (await whole({ userId, ...section, ...ends })).map(toStored)
    },

    async findRecipe(userId: string, id: number): Promise<SavedResultRecipe | null> {
      const [row] = await findRecipe({ userId, id })
      return row === undefined ? null : { ...row, recipe: toRecipe(row.recipe) }
    },

    /** Null when there is no such result, or it is in the trash. */
    async find(userId: string, id: number): Promise<StoredResult | null> {
      const [row] = await find({ userId, id })
      return row === undefined ? null : toStored(row)
    },
  }

  function alive({ userId, projectId, before, most }: Owned) {
    return kysely
      .selectFrom('saved_results')
      .where('user_id', '=', compared(database, userId))
      .where('deleted_at', 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', comparedId(projectId)))
      .$if(before !== undefined, (query) => query.where('id', '<', comparedId(before)))
      .$if(most !== undefined, (query) => query.limit(most ?? 0))
      .orderBy('id', 'desc')
  }

  function one({ userId, id }: Key) {
    return kysely
      .selectFrom('saved_results')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
  }
}
