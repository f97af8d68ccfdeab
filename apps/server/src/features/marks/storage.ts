import { setImmediate as nextTurn } from 'node:timers/promises'
import { MARKED_KINDS, type Mark, type MarkedItem, type MarkedKind, toTagKey } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'
import { compared, comparedId } from '../../database/queries/compared.ts'

export type { Transaction } from '../../database/database.ts'

const ITEMS = {
  list: { table: 'saved_lists', reference: 'list_id' },
  result: { table: 'saved_results', reference: 'result_id' },
  project: { table: 'projects', reference: 'project_id' },
} as const satisfies Readonly<Record<MarkedKind, { readonly table: string; readonly reference: string }>>

const COLUMNS = ['id', 'list_id', 'result_id', 'project_id', 'starred_at'] as const

interface Row {
  readonly id: number
  readonly list_id: number | null
  readonly result_id: number | null
  readonly project_id: number | null
  readonly starred_at: number | null
}

export type MarkStorage = ReturnType<typeof createMarkStorage>

export function createMarkStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async list(userId: string, before: number | undefined, most: number) {
      const rows = await kysely
        .selectFrom('marks')
        .select(COLUMNS)
        .where('user_id', '=', compared(database, userId))
        .$if(before !== undefined, (query) => query.where('id', '<', comparedId(before)))
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      const tags = await tagsOf(userId, rows)
      return rows.map((row) => ({ id: row.id, mark: toMark(row, tags.get(row.id) ?? []) }))
    },

    async areThere(transaction: Transaction, userId: string, items: readonly MarkedItem[]): Promise<boolean> {
      for (const { kind, ids } of grouped(items)) {
        const there = await transaction
          .selectFrom(ITEMS[kind].table as 'saved_lists')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute()
        if (there.length < ids.length) return false
      }
      return true
    },

    /** Gives each item a mark, and returns their ids. Items that are starred already keep the moment of their star. */
    async mark(
      transaction: Transaction,
      userId: string,
      items: readonly MarkedItem[],
      isStarred: boolean | undefined,
    ): Promise<number[]> {
      const starredAt =
        isStarred === undefined
          ? sql<number | null>`marks.starred_at`
          : isStarred
            ? sql<number | null>`coalesce(marks.starred_at, ${now})`
            : sql<number | null>`null`
      const marked: number[] = []
      for (const { kind, ids } of grouped(items)) {
        const { reference } = ITEMS[kind]
        const rows = await transaction
          .insertInto('marks')
          .values(ids.map((id) => ({ user_id: userId, [reference]: id, starred_at: isStarred ? now : null })))
          .onConflict((conflict) =>
            conflict.columns(['user_id', reference]).doUpdateSet({ starred_at: starredAt }),
          )
          .returning('id')
          .execute()
        marked.push(...rows.map(({ id }) => id))
      }
      return marked
    },

    /** The tag as the account spells it. Undefined if none of its items has it. */
    async spelling(transaction: Transaction, userId: string, tag: string): Promise<string | undefined> {
      const row = await transaction
        .selectFrom('mark_tags')
        .select('tag')
        .where('user_id', '=', userId)
        .where('tag_key', '=', toTagKey(tag))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.tag
    },

    /** One statement for each tag, because an item can have many. */
    async addTag(transaction: Transaction, userId: string, markIds: readonly number[], tag: string) {
      await transaction
        .insertInto('mark_tags')
        .values(markIds.map((id) => ({ user_id: userId, mark_id: id, tag_key: toTagKey(tag), tag })))
        .onConflict((conflict) => conflict.columns(['user_id', 'mark_id', 'tag_key']).doNothing())
        .execute()
      await nextTurn()
    },

    async removeTag(transaction: Transaction, userId: string, markIds: readonly number[], tag: string) {
      await transaction
        .deleteFrom('mark_tags')
        .where('user_id', '=', userId)
        .where('mark_id', 'in', markIds)
        .where('tag_key', '=', toTagKey(tag))
        .execute()
      await nextTurn()
    },

    async maxTags(transaction: Transaction, userId: string, markIds: readonly number[]): Promise<number> {
      const row = await transaction
        .selectFrom('mark_tags')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('mark_id', 'in', markIds)
        .groupBy('mark_id')
        .orderBy('count', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.count ?? 0
    },

    /** Counts up to `most`. Takes one step in the index for each different tag, however many items have it. */
    async countTags(transaction: Transaction, userId: string, most: number): Promise<number> {
      const first = sql`select min(tag_key) from mark_tags where user_id = ${userId}`
      const { rows } = await sql<{ count: number }>`
        with recursive tags (tag_key) as (
          select (${first})
          union all
          select (${first} and mark_tags.tag_key > tags.tag_key) from tags where tags.tag_key is not null
        )
        select count(tag_key) as count from (select tag_key from tags limit ${most}) as found`.execute(
        transaction,
      )
      return Number(rows[0]?.count ?? 0)
    },

    /** Deletes those of the marks that have neither a star nor tags. */
    async dropEmpty(transaction: Transaction, userId: string, markIds: readonly number[]): Promise<void> {
      await transaction
        .deleteFrom('marks')
        .where('user_id', '=', userId)
        .where('id', 'in', markIds)
        .where('starred_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('mark_tags')
                .select('mark_id')
                .where('mark_tags.user_id', '=', userId)
                .whereRef('mark_tags.mark_id', '=', 'marks.id'),
            ),
          ),
        )
        .execute()
    },
  }

  async function tagsOf(userId: string, marks: readonly Row[]): Promise<Map<number, string[]>> {
    const tags = new Map<number, string[]>()
    const [newest, oldest] = [marks[0], marks.at(-1)]
    if (newest === undefined || oldest === undefined) return tags
    const rows = await kysely
      .selectFrom('mark_tags')
      .select(['mark_id', 'tag'])
      .where('user_id', '=', compared(database, userId))
      .where('mark_id', '<=', newest.id)
      .where('mark_id', '>=', oldest.id)
      .orderBy('id')
      .execute()
    for (const { mark_id: id, tag } of rows) {
      const ofMark = tags.get(id)
      if (ofMark === undefined) tags.set(id, [tag])
      else ofMark.push(tag)
    }
    return tags
  }
}

interface Group {
  readonly kind: MarkedKind
  readonly ids: number[]
}

function grouped(items: readonly MarkedItem[]): readonly Group[] {
  return MARKED_KINDS.map((kind) => ({
    kind,
    ids: [...new Set(items.filter((item) => item.kind === kind).map(({ itemId }) => itemId))],
  })).filter(({ ids }) => ids.length > 0)
}

function toMark(row: Row, tags: readonly string[]): Mark {
  const kind = MARKED_KINDS.find((each) => row[ITEMS[each].reference] !== null) ?? 'list'
  return {
    kind,
    itemId: row[ITEMS[kind].reference] ?? 0,
    starredAt: row.starred_at === null ? null : new Date(row.starred_at).toISOString(),
    tags: [...tags],
  }
}
