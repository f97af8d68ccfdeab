import { MARKED_KINDS, type Mark, type MarkedItem, type MarkedKind, toTagKey } from '@wordloom/contract'
import type { Database, Transaction } from '../../database/database.ts'
import { compared, comparedId } from '../../database/queries/compared.ts'

export type { Transaction } from '../../database/database.ts'

const ITEMS = {
  list: { table: 'saved_lists', reference: 'list_id' },
  result: { table: 'saved_results', reference: 'result_id' },
  project: { table: 'projects', reference: 'project_id' },
} as const satisfies Readonly<Record<MarkedKind, { readonly table: string; readonly reference: string }>>

const COLUMNS = ['list_id', 'result_id', 'project_id', 'starred_at', 'tags'] as const

interface Row {
  readonly list_id: number | null
  readonly result_id: number | null
  readonly project_id: number | null
  readonly starred_at: number | null
  readonly tags: string
}

interface KnownMark extends MarkedItem {
  readonly starredAt: number | null
  readonly tags: readonly string[]
}

interface ChangedMark extends KnownMark {
  readonly isStarred: boolean
}

export type MarkStorage = ReturnType<typeof createMarkStorage>

export function createMarkStorage(database: Database) {
  const { kysely, now } = database
  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async list(userId: string, before: number | undefined, most: number) {
      const rows = await kysely
        .selectFrom('marks')
        .select(['id', ...COLUMNS])
        .where('user_id', '=', compared(database, userId))
        .$if(before !== undefined, (query) => query.where('id', '<', comparedId(before)))
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map((row) => ({ id: row.id, mark: toMark(row) }))
    },

    /** The marks of the items, empty for those without. Null if an item is missing or in the trash. */
    async find(
      transaction: Transaction,
      userId: string,
      items: readonly MarkedItem[],
    ): Promise<readonly KnownMark[] | null> {
      const found: KnownMark[] = []
      for (const { kind, ids } of grouped(items)) {
        const { table, reference } = ITEMS[kind]
        const there = await transaction
          .selectFrom(table as 'saved_lists')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute()
        if (there.length < ids.length) return null
        const rows = await transaction
          .selectFrom('marks')
          .select(COLUMNS)
          .where('user_id', '=', userId)
          .where(reference, 'in', ids)
          .execute()
        const marked = new Map(rows.map((row) => [row[reference], row]))
        for (const itemId of ids) {
          const row = marked.get(itemId)
          const tags = row === undefined ? [] : toTags(row)
          found.push({ kind, itemId, starredAt: row?.starred_at ?? null, tags })
        }
      }
      return found
    },

    async tags(transaction: Transaction, userId: string): Promise<readonly string[]> {
      const rows = await transaction
        .selectFrom('marks')
        .select('tags')
        .distinct()
        .where('user_id', '=', userId)
        .where('tags', '<>', '[]')
        .execute()
      return [...new Map(rows.flatMap(toTags).map((tag) => [toTagKey(tag), tag])).values()]
    },

    async replace(transaction: Transaction, userId: string, changed: readonly ChangedMark[]): Promise<void> {
      for (const { kind, ids } of grouped(changed)) {
        await transaction
          .deleteFrom('marks')
          .where('user_id', '=', userId)
          .where(ITEMS[kind].reference, 'in', ids)
          .execute()
      }
      const kept = changed.filter(({ isStarred, tags }) => isStarred || tags.length > 0)
      if (kept.length === 0) return
      await transaction
        .insertInto('marks')
        .values(
          kept.map(({ kind, itemId, isStarred, starredAt, tags }) => ({
            user_id: userId,
            [ITEMS[kind].reference]: itemId,
            starred_at: isStarred ? (starredAt ?? now) : null,
            tags: JSON.stringify(tags),
          })),
        )
        .execute()
    },
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

function toTags({ tags }: Pick<Row, 'tags'>): string[] {
  return JSON.parse(tags) as string[]
}

function toMark(row: Row): Mark {
  const kind = MARKED_KINDS.find((each) => row[ITEMS[each].reference] !== null) ?? 'list'
  return {
    kind,
    itemId: row[ITEMS[kind].reference] ?? 0,
    starredAt: row.starred_at === null ? null : new Date(row.starred_at).toISOString(),
    tags: toTags(row),
  }
}
