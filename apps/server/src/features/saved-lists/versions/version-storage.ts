import { type ListVersion, type SavedListSummary, VERSION_DAYS } from '@wordloom/contract'
import { sql } from 'kysely'
import { countChange } from '#database/accounts/account-totals.ts'
import type { Database, Transaction } from '#database/database.ts'
import { compared } from '#database/queries/compared.ts'
import { changeTexts, copiedText, readText, smallText } from '#database/queries/large-text.ts'
import { lockRows } from '#database/queries/row-locks.ts'
import { firstOf } from '#memory/row-batches.ts'
import type { Text } from '#memory/text.ts'
import { SUMMARY_COLUMNS, toSummary } from '../list-row.ts'
import { createVersionKeeping } from './keeping.ts'

const LIFE_MS = VERSION_DAYS * 24 * 60 * 60_000

/** Limits of one transaction, because other requests wait for it. */
const PURGED = { versions: 25, bytes: 8 * 1024 * 1024 } as const

type Head = Omit<ListVersion, 'preview' | 'difference'>

interface BringingBack {
  readonly userId: string
  readonly listId: number
  readonly by: string
  readonly id: number
}

interface Asked {
  readonly userId: string
  readonly listId: number
  /** A guest sees no version from before the list came into the project, or from before anyone joined that. */
  readonly isGuest: boolean
}

export function createVersionStorage(database: Database, maxBytes: number) {
  const { kysely, now } = database
  const keepVersion = createVersionKeeping(database, maxBytes)

  return {
    keepVersion,

    /** Newest first. Null if the list is missing or in the trash. */
    async history(asked: Asked): Promise<ListVersion[] | null> {
      if (!(await isThere(asked))) return null
      const rows = await versionsOf(asked)
        .leftJoin('version_differences as difference', (join) =>
          join
            .onRef('difference.user_id', '=', 'list_versions.user_id')
            .onRef('difference.version_id', '=', 'list_versions.id'),
        )
        .select(['preview', 'difference.added', 'difference.removed'])
        .select(['difference.added_examples', 'difference.removed_examples'])
        .orderBy('list_versions.id', 'desc')
        .execute()
      return rows.map(({ preview, ...row }) => ({
        ...toHead(row),
        preview: toWords(preview),
        difference:
          row.added === null || row.removed === null
            ? null
            : {
                added: row.added,
                removed: row.removed,
                addedExamples: toWords(row.added_examples),
                removedExamples: toWords(row.removed_examples),
              },
      }))
    },

    async findVersion(
      asked: Asked,
      id: number,
    ): Promise<{ readonly head: Head; readonly words: Text } | null> {
      const { userId, listId } = asked
      const row = await versionsOf(asked)
        .select(['list_versions.bytes', smallText('list_versions', 'words', userId).as('words')])
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

    async bytesOfVersion(transaction: Transaction, asked: Asked, id: number): Promise<number | null> {
      const row = await versionsOf(asked, transaction)
        .select('list_versions.bytes')
        .where('list_versions.id', '=', id)
        .executeTakeFirst()
      return row?.bytes ?? null
    },

    /** Null if the version was deleted in the meantime. */
    async bringBack(
      transaction: Transaction,
      { userId, listId, by, id }: BringingBack,
    ): Promise<SavedListSummary | null> {
      const version = await lockRows(
        database,
        transaction
          .selectFrom('list_versions')
          .select(['word_count', 'preview', 'bytes', smallText('list_versions', 'words', userId).as('small')])
          .where('user_id', '=', userId)
          .where('list_id', '=', listId)
          .where('id', '=', id),
      ).executeTakeFirst()
      if (version === undefined) return null
      const { small, ...columns } = version
      const place = { table: 'list_versions', column: 'words', userId, id, bytes: columns.bytes } as const
      const words = await copiedText(database, transaction, place)
      const change = async () => {
        await changeTexts(database, transaction, 'saved_lists', { userId, id: listId }, { words })
        return transaction
          .updateTable('saved_lists')
          .set({ ...columns, updated_at: now, version: sql`version + 1` })
          .where('user_id', '=', userId)
          .where('id', '=', listId)
          .returning(SUMMARY_COLUMNS)
          .executeTakeFirst()
      }
      const touched = [{ table: 'saved_lists', ids: [listId] }] as const
      const changing = { userId, listId, by, words: small, isBringingBack: true }
      const row = await countChange(database, transaction, userId, touched, () =>
        keepVersion(transaction, changing, change),
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

  async function isThere({ userId, listId }: Asked): Promise<boolean> {
    const list = await kysely
      .selectFrom('saved_lists')
      .select('id')
      .where('user_id', '=', compared(database, userId))
      .where('id', '=', listId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return list !== undefined
  }

  function versionsOf({ userId, listId, isGuest }: Asked, within: Database['kysely'] = kysely) {
    const owner = compared(database, userId)
    const broughtIn = within
      .selectFrom('list_joinings')
      .select('after_version')
      .where('user_id', '=', owner)
      .where('list_id', '=', listId)
    const firstJoined = within
      .selectFrom('project_people')
      .innerJoin('saved_lists', (join) =>
        join
          .onRef('saved_lists.user_id', '=', 'project_people.user_id')
          .onRef('saved_lists.project_id', '=', 'project_people.project_id'),
      )
      .select(({ fn }) => fn.min('joined_at').as('joined_at'))
      .where('saved_lists.user_id', '=', owner)
      .where('saved_lists.id', '=', listId)
    return within
      .selectFrom('list_versions')
      .leftJoin('users', 'users.id', 'list_versions.changed_by')
      .select(['list_versions.id', 'list_versions.word_count', 'changed_at', 'users.email'])
      .where('list_versions.user_id', '=', owner)
      .where('list_versions.list_id', '=', listId)
      .$if(isGuest, (query) =>
        query
          .where('list_versions.id', '>', sql<number>`coalesce((${broughtIn}), 0)`)
          .where('list_versions.changed_at', '>=', firstJoined),
      )
  }
}

function toWords(json: string | null): string[] {
  return json === null ? [] : (JSON.parse(json) as string[])
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
