import { type ListVersion, type SavedListSummary, VERSION_DAYS } from '@wordloom/contract'
import { sql } from 'kysely'
import { countChange } from '../../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { compared } from '../../../database/queries/compared.ts'
import { readText, smallText } from '../../../database/queries/large-text.ts'
import { firstOf } from '../../../memory/row-batches.ts'
import type { Text } from '../../../memory/text.ts'
import { SUMMARY_COLUMNS, toSummary } from '../list-row.ts'
import { type Changing, createVersionKeeping } from './keeping.ts'

const LIFE_MS = VERSION_DAYS * 24 * 60 * 60_000

/** Limits of one transaction, because other requests wait for it. */
const PURGED = { versions: 25, bytes: 8 * 1024 * 1024 } as const

type Head = Omit<ListVersion, 'preview' | 'difference'>

export interface KeptVersion {
  readonly head: Head
  readonly preview: readonly string[]
  readonly bytes: number
  /** Null if they are large. */
  readonly words: string | null
}

export interface History {
  /** Newest first. */
  readonly versions: readonly KeptVersion[]
  readonly now: { readonly bytes: number; readonly words: string | null }
}

export function createVersionStorage(database: Database, mostBytes: number) {
  const { kysely, now } = database
  const keepVersion = createVersionKeeping(database, mostBytes)

  return {
    keepVersion,

    /** Null if the list is missing or in the trash. */
    async history(userId: string, listId: number): Promise<History | null> {
      const list = await kysely
        .selectFrom('saved_lists')
        .select(['bytes', smallText<'saved_lists'>('words').as('words')])
        .where('user_id', '=', userId)
        .where('id', '=', listId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (list === undefined) return null
      const rows = await versionsOf(userId, listId)
        .select(['preview', smallText<'list_versions'>('words').as('words')])
        .orderBy('list_versions.id', 'desc')
        .execute()
      const versions = rows.map(({ preview, bytes, words, ...row }) => ({
        head: toHead(row),
        preview: JSON.parse(preview) as string[],
        bytes,
        words,
      }))
      return { versions, now: list }
    },

    async findVersion(
      userId: string,
      listId: number,
      id: number,
    ): Promise<{ readonly head: Head; readonly words: Text } | null> {
      const row = await versionsOf(userId, listId)
        .select(smallText<'list_versions'>('words').as('words'))
        .where('list_versions.id', '=', id)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('saved_lists')
              .select('saved_lists.id')
              .where('saved_lists.user_id', '=', compared(database, userId))
              .where('saved_lists.id', '=', listId)
              .where('deleted_at', 'is', null),
          ),
        )
        .executeTakeFirst()
      if (row === undefined) return null
      const { bytes, words: small, ...head } = row
      const place = { table: 'list_versions', column: 'words', userId, id, bytes } as const
      const words = small ?? (await readText(database, kysely, place))
      return words === null ? null : { head: toHead(head), words }
    },

    async bytesOfVersion(
      transaction: Transaction,
      userId: string,
      listId: number,
      id: number,
    ): Promise<number | null> {
      const row = await transaction
        .selectFrom('list_versions')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('list_id', '=', listId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.bytes ?? null
    },

    /** Null if the version was deleted in the meantime. */
    async bringBack(
      transaction: Transaction,
      { userId, listId, by, id }: Changing & { readonly id: number },
    ): Promise<SavedListSummary | null> {
      const change = () =>
        transaction
          .updateTable('saved_lists')
          .from('list_versions as earlier')
          .set(({ ref }) => ({
            word_count: ref('earlier.word_count'),
            preview: ref('earlier.preview'),
            bytes: ref('earlier.bytes'),
            words: sql`earlier.words`,
            updated_at: now,
            version: sql`saved_lists.version + 1`,
          }))
          .where('saved_lists.user_id', '=', userId)
          .where('saved_lists.id', '=', listId)
          .where('earlier.user_id', '=', userId)
          .where('earlier.list_id', '=', listId)
          .where('earlier.id', '=', id)
          .returning(SUMMARY_COLUMNS.map((name) => `saved_lists.${name}` as const))
          .executeTakeFirst()
      const touched = [{ table: 'saved_lists', ids: [listId] }] as const
      const row = await countChange(database, transaction, userId, touched, () =>
        keepVersion(transaction, { userId, listId, by, isBringingBack: true }, change),
      )
      return row === undefined ? null : toSummary(row)
    },

    /** Deletes some expired versions. False if there are none. */
    async purgeVersions(): Promise<boolean> {
      const expired = await kysely
        .selectFrom('list_versions')
        .select(['user_id', 'id', 'bytes'])
        .where('changed_at', '<=', sql<number>`${now} - ${LIFE_MS}`)
        .orderBy('changed_at')
        .limit(PURGED.versions)
        .execute()
      if (expired.length === 0) return false
      await database.transaction(async (transaction) => {
        for (const { user_id, id } of firstOf(expired, PURGED.bytes))
          await transaction
            .deleteFrom('list_versions')
            .where('user_id', '=', user_id)
            .where('id', '=', id)
            .execute()
      })
      return true
    },
  }

  function versionsOf(userId: string, listId: number) {
    return kysely
      .selectFrom('list_versions')
      .leftJoin('users', 'users.id', 'list_versions.changed_by')
      .select(['list_versions.id', 'list_versions.word_count', 'list_versions.bytes'])
      .select(['changed_at', 'users.email'])
      .where('list_versions.user_id', '=', compared(database, userId))
      .where('list_versions.list_id', '=', listId)
  }
}

function toHead(row: {
  readonly id: number
  readonly word_count: number
  readonly changed_at: number
  readonly email: string | null
}): Head {
  return {
    id: row.id,
    wordCount: row.word_count,
    changedAt: new Date(row.changed_at).toISOString(),
    changedBy: row.email,
  }
}
