import type { SavedResultSummary } from '@wordloom/contract'
import type { Database } from '../../database/database.ts'
import { compared, comparedId } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { isSmall, readText, smallText } from '../../database/queries/large-text.ts'
import type { Ends } from '../../memory/row-batches.ts'
import { byteLengthOf } from '../../memory/text.ts'
import {
  type NamedRecipe,
  type StoredResult,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toSummary,
} from './result-row.ts'

interface Section {
  readonly projectId?: number | undefined
  readonly before?: number | undefined
  readonly most?: number | undefined
}

export interface Size {
  readonly id: number
  readonly bytes: number
  readonly hasText: boolean
}

interface Owned extends Section {
  readonly userId: string
}

interface Key {
  readonly userId: string
  readonly id: number
}

/** `recipe` and `combinations` are null if missing, and also if the row is too large to read them with it. */
function storedColumns(userId: string) {
  return [
    ...SUMMARY_COLUMNS,
    'bytes',
    'has_text',
    smallText('saved_results', 'recipe', userId).as('recipe'),
    smallText('saved_results', 'combinations', userId).as('combinations'),
  ] as const
}

interface StoredRow extends SummaryRow {
  readonly bytes: number
  readonly has_text: number
  readonly recipe: string | null
  readonly combinations: string | null
}

export function createResultReading(database: Database) {
  const { kysely } = database

  const summaries = compileOnce(kysely, (owned: Owned) => alive(owned).select(SUMMARY_COLUMNS))
  const sizes = compileOnce(kysely, (owned: Owned) => alive(owned).select(['id', 'bytes', 'has_text']))
  const whole = compileOnce(kysely, ({ from, to, ...owned }: Owned & Ends) =>
    alive(owned)
      .select(storedColumns(owned.userId))
      .where('id', '<=', comparedId(from))
      .where('id', '>=', comparedId(to)),
  )
  const findRecipe = compileOnce(kysely, (key: Key) =>
    one(key)
      .select(['id', 'name', 'bytes', 'has_recipe'])
      .select(smallText('saved_results', 'recipe', key.userId).as('recipe')),
  )
  const find = compileOnce(kysely, (key: Key) => one(key).select(storedColumns(key.userId)))

  return {
    async summaries(userId: string, section: Section): Promise<readonly SavedResultSummary[]> {
      return (await summaries({ userId, ...section })).map(toSummary)
    },

    async sizes(userId: string, section: Section): Promise<readonly Size[]> {
      const rows = await sizes({ userId, ...section })
      return rows.map(({ id, bytes, has_text }) => ({ id, bytes, hasText: has_text === 1 }))
    },

    async whole(userId: string, section: Section, ends: Ends): Promise<readonly StoredResult[]> {
      const results: StoredResult[] = []
      for (const row of await whole({ userId, ...section, ...ends })) results.push(await read(userId, row))
      return results
    },

    async findRecipe(userId: string, id: number): Promise<NamedRecipe | null> {
      const [row] = await findRecipe({ userId, id })
      if (row === undefined) return null
      const recipe = row.has_recipe === 1 ? (row.recipe ?? (await textOf(userId, row, 'recipe'))) : null
      return { id, name: row.name, recipe }
    },

    async find(userId: string, id: number): Promise<StoredResult | null> {
      const [row] = await find({ userId, id })
      return row === undefined ? null : read(userId, row)
    },
  }

  async function read(userId: string, row: StoredRow): Promise<StoredResult> {
    const { id, bytes } = row
    const summary = toSummary(row)
    if (isSmall(bytes)) return { summary, recipe: row.recipe, text: row.combinations }
    const recipe = row.has_recipe === 1 ? await textOf(userId, row, 'recipe') : null
    const textBytes = bytes - (recipe === null ? 0 : byteLengthOf(recipe))
    const text = row.has_text === 1 ? await textOf(userId, { id, bytes: textBytes }, 'combinations') : null
    return { summary, recipe, text }
  }

  function textOf(
    userId: string,
    { id, bytes }: Pick<StoredRow, 'id' | 'bytes'>,
    column: 'recipe' | 'combinations',
  ) {
    return readText(database, kysely, { table: 'saved_results', column, userId, id, bytes })
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
