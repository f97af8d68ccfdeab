import { SHARE_KINDS, type Share, type ShareKind } from '@wordloom/contract'
import { type RawBuilder, sql } from 'kysely'
import { createAccountSecret, readAccountSecret } from '../../database/accounts/account-secret.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { compared } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { addTexts, copiedText, hasText, readText, smallText } from '../../database/queries/large-text.ts'
import { byteLengthOf } from '../../memory/text.ts'
import { COPIED } from './copied-columns.ts'
import { HEAD_COLUMNS, toShare } from './share-row.ts'
import type { ShownItem } from './shown-item.ts'

export type { Transaction } from '../../database/database.ts'

const DAY = 24 * 60 * 60_000

/** Ended links stay listed this long, so that owners see why one stopped working. */
const SHOWN_ENDED = 30 * DAY

const COPY_COLUMNS = [
  'name',
  'description',
  'item_count',
  'count_is_exact',
  'separator',
  'wrap',
  'changed_at',
  'bytes',
] as const

export interface NewShare {
  readonly kind: ShareKind
  readonly itemId: number
  readonly isFrozen: boolean
  readonly days: number | null
  readonly passwordHash: string | null
}

export interface FoundShare {
  readonly userId: string
  readonly share: Share
  readonly passwordHash: string | null
}

interface Key {
  readonly userId: string
  readonly id: number
}

interface Secret {
  readonly userId: string
  readonly hash: string
}

export type ShareStorage = ReturnType<typeof createShareStorage>

export function createShareStorage(database: Database) {
  const { kysely, now } = database

  /** Leaves out links that ended, whose item is in the trash or whose owner is suspended. */
  const findBySecret = compileOnce(kysely, ({ userId, hash }: Secret) =>
    kysely
      .selectFrom('shares')
      .innerJoin('users', 'users.id', 'shares.user_id')
      .select(HEAD_COLUMNS)
      .where('shares.user_id', '=', compared(database, userId))
      .where('shares.secret_hash', '=', compared(database, hash))
      .where('users.is_suspended', '=', 0)
      .where(({ or, eb }) => or([eb('shares.expires_at', 'is', null), eb('shares.expires_at', '>', now)]))
      .where(({ or, exists, selectFrom }) =>
        or(
          SHARE_KINDS.map((kind) =>
            exists(
              selectFrom(COPIED[kind].table as 'saved_lists')
                .select('id')
                .where('user_id', '=', compared(database, userId))
                .whereRef('id', '=', `shares.${COPIED[kind].reference}`)
                .where('deleted_at', 'is', null),
            ),
          ),
        ),
      ),
  )
  const countOpening = compileOnce(kysely, ({ userId, id }: Key) =>
    kysely
      .updateTable('shares')
      .set({ opens: sql`opens + 1` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .returning('id'),
  )
  const findCopy = compileOnce(kysely, ({ userId, id }: Key) =>
    kysely
      .selectFrom('shares')
      .select(COPY_COLUMNS)
      .select(hasText('shares', 'recipe', userId).as('has_recipe'))
      .select(hasText('shares', 'content', userId).as('has_content'))
      .select(smallText('shares', 'recipe', userId).as('recipe'))
      .select(smallText('shares', 'content', userId).as('content'))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('is_frozen', '=', 1),
  )

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async list(userId: string): Promise<Share[]> {
      const rows = await kysely
        .selectFrom('shares')
        .select(HEAD_COLUMNS)
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toShare)
    },

    async count(transaction: Transaction, userId: string): Promise<number> {
      const { count } = await transaction
        .selectFrom('shares')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return count
    },

    bytesOf,

    /** Copies a frozen item. Null if the item is missing or in the trash. */
    async add(
      transaction: Transaction,
      userId: string,
      { kind, itemId, isFrozen, days, passwordHash }: NewShare,
    ): Promise<{ readonly share: Share; readonly secret: string } | null> {
      const { secret, hash } = createAccountSecret(userId)
      const { table, reference, columns } = COPIED[kind]
      const bytes = isFrozen ? await bytesOf(transaction, userId, { kind, itemId }) : null
      const copied = bytes === null ? [] : Object.entries(columns)
      const names = copied.map(([name]) => sql`, ${sql.ref(name)}`)
      const values = copied.map(([, value]) => sql`, ${sql.raw(value)}`)
      const { rows } = await sql<{ id: number; created_at: number; expires_at: number | null }>`
        insert into shares (
          user_id, ${sql.ref(reference)}, secret_hash, password_hash, created_at, expires_at, is_frozen
          ${sql.join(names, sql``)}
        )
        select user_id, id, cast(${hash} as text), cast(${passwordHash} as text), ${now},
          ${now} + cast(${days === null ? null : days * DAY} as bigint), ${sql.lit(isFrozen ? 1 : 0)}
          ${sql.join(values, sql``)}
        from ${sql.table(table)}
        where user_id = ${userId} and id = ${itemId} and deleted_at is null
        returning id, created_at, expires_at`.execute(transaction)
      const [row] = rows
      if (row === undefined) return null
      const texts = bytes === null ? {} : await copiedTexts(transaction, userId, { kind, itemId, bytes })
      await addTexts(database, transaction, 'shares', { userId, id: row.id }, texts)
      const ids = { list_id: null, result_id: null, project_id: null, [reference]: itemId }
      const share = toShare({
        ...row,
        ...ids,
        password_hash: passwordHash,
        opens: 0,
        is_frozen: isFrozen ? 1 : 0,
      })
      return { share, secret }
    },

    async remove(transaction: Transaction, userId: string, id: number): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('shares')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    async find(secret: string): Promise<FoundShare | null> {
      const key = readAccountSecret(secret)
      if (key === null) return null
      const [row] = await findBySecret(key)
      return row === undefined
        ? null
        : { userId: key.userId, share: toShare(row), passwordHash: row.password_hash }
    },

    /** False if the link has ended meanwhile. */
    countOpening: async (userId: string, id: number): Promise<boolean> =>
      (await countOpening({ userId, id })).length > 0,

    /** Null if the link was revoked meanwhile. */
    async readCopy(userId: string, { id, kind }: Pick<Share, 'id' | 'kind'>): Promise<ShownItem | null> {
      const [row] = await findCopy({ userId, id })
      if (row === undefined) return null
      const place = { table: 'shares', userId, id } as const
      const { bytes, has_recipe, has_content } = row
      const recipe =
        has_recipe === 1
          ? (row.recipe ?? (await readText(database, kysely, { ...place, column: 'recipe', bytes })))
          : null
      const left = bytes - (recipe === null ? 0 : byteLengthOf(recipe))
      const content =
        has_content === 1
          ? (row.content ?? (await readText(database, kysely, { ...place, column: 'content', bytes: left })))
          : null
      if ((has_recipe === 1 && recipe === null) || (has_content === 1 && content === null)) return null
      const head = { name: row.name ?? '', updatedAt: new Date(row.changed_at ?? 0).toISOString() }
      const count = Number(row.item_count)
      switch (kind) {
        case 'list':
          return { kind, head: { ...head, wordCount: count }, words: content ?? '' }
        case 'result': {
          const { description, separator, wrap } = row
          const how = { separator: separator ?? '', wrap: wrap ?? '', isCountExact: row.count_is_exact === 1 }
          const combinationCount = Number.isSafeInteger(count) ? count : (row.item_count ?? '0')
          return { kind, head: { ...head, description, combinationCount, ...how }, recipe, text: content }
        }
        case 'project':
          return { kind, head: { ...head, description: row.description }, state: recipe ?? '{}' }
      }
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('shares')
        .where('expires_at', '<=', sql<number>`${now} - ${SHOWN_ENDED}`)
        .execute()
    },
  }
  /** Null if the item is missing or in the trash. */
  async function bytesOf(
    transaction: Transaction,
    userId: string,
    { kind, itemId }: Pick<NewShare, 'kind' | 'itemId'>,
  ): Promise<number | null> {
    const row = await transaction
      .selectFrom(COPIED[kind].table as 'saved_lists')
      .select('bytes')
      .where('user_id', '=', userId)
      .where('id', '=', itemId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row?.bytes ?? null
  }

  async function copiedTexts(
    transaction: Transaction,
    userId: string,
    { kind, itemId: id, bytes }: Pick<NewShare, 'kind' | 'itemId'> & { readonly bytes: number },
  ): Promise<Readonly<Record<string, RawBuilder<string | null>>>> {
    const { table, texts } = COPIED[kind]
    const copied: Record<string, RawBuilder<string | null>> = {}
    for (const [name, column] of Object.entries(texts))
      copied[name] = await copiedText(database, transaction, { table, column, userId, id, bytes })
    return copied
  }
}
