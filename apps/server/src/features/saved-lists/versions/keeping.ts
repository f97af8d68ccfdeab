import { setImmediate as nextTurn } from 'node:timers/promises'
import { VERSION_MINUTES } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '#database/database.ts'
import { compileOnce } from '#database/queries/compile-once.ts'
import { addTexts, copiedText, isSmall, smallText, textIn } from '#database/queries/large-text.ts'
import { byteLengthOf, type Text, textOf } from '#memory/text.ts'
import { differenceOf } from './difference.ts'
import { createVersionLimits } from './version-limits.ts'

const BURST_MS = VERSION_MINUTES * 60_000

export interface Changing {
  readonly userId: string
  readonly listId: number
  /** The owner, or someone who takes part in the project. */
  readonly by: string
  /** The words that the list gets. Null if they are large and stay in the database. */
  readonly words: Text | null
  /** A list that gets a version back always keeps what it was. */
  readonly isBringingBack?: boolean
}

type KeepVersion = <Result>(
  transaction: Transaction,
  changing: Changing,
  change: () => Promise<Result>,
) => Promise<Result>

/** The list must be locked. */
export function createVersionKeeping(database: Database, maxBytes: number): KeepVersion {
  const { kysely, now } = database
  const dropOldest = createVersionLimits(maxBytes)

  const look = compileOnce(kysely, ({ userId, listId }: Pick<Changing, 'userId' | 'listId'>, within) =>
    within
      .selectFrom('saved_lists')
      .leftJoin('list_versions', (join) =>
        join
          .onRef('list_versions.user_id', '=', 'saved_lists.user_id')
          .onRef('list_versions.list_id', '=', 'saved_lists.id'),
      )
      .select(['saved_lists.bytes', 'list_versions.id as lastId', 'list_versions.changed_by as lastBy'])
      .select(sql<number | null>`${now} - list_versions.changed_at`.as('age'))
      .select(smallText('saved_lists', 'words', userId).as('words'))
      .select(smallText('list_versions', 'words', userId).as('lastWords'))
      .where('saved_lists.user_id', '=', userId)
      .where('saved_lists.id', '=', listId)
      .orderBy('list_versions.id', 'desc')
      .limit(1),
  )

  return async (transaction, changing, change) => {
    const { userId, listId, by, isBringingBack = false } = changing
    const later = smallOf(changing.words)
    const [list] = await look({ userId, listId }, transaction)
    if (list === undefined || (later !== null && later === list.words)) return change()
    const { lastId, lastBy, lastWords, age } = list
    const isBurst = !isBringingBack && lastBy === by && age !== null && age >= 0 && age < BURST_MS
    // A full disk keeps no versions, but still lets people save.
    if (isBurst || !database.hasRoom(list.bytes)) {
      const result = await change()
      if (lastId !== null) await note(transaction, userId, lastId, lastWords, later)
      return result
    }
    const id = await copy(transaction, changing, list.bytes)
    const result = await change()
    const isSame = !isSmall(list.bytes) && (await dropIfEqual(transaction, changing, id))
    if (isSame) return result
    await note(transaction, userId, id, list.words, later)
    await dropOldest(transaction, userId, listId)
    return result
  }

  /** PostgreSQL copies inside the database. */
  async function copy(
    transaction: Transaction,
    { userId, listId, by }: Changing,
    bytes: number,
  ): Promise<number> {
    const place = { table: 'saved_lists', column: 'words', userId, id: listId, bytes } as const
    const words = await copiedText(database, transaction, place)
    const { rows } = await sql<{ id: number }>`
      insert into list_versions
        (user_id, list_id, changed_by, changed_at, word_count, preview, bytes)
      select user_id, id, cast(${by} as text), ${now}, word_count, preview, bytes
      from saved_lists where user_id = ${userId} and id = ${listId}
      returning id`.execute(transaction)
    const id = rows[0]?.id ?? 0
    await addTexts(database, transaction, 'list_versions', { userId, id }, { words })
    if (!isSmall(bytes)) await nextTurn()
    return id
  }

  /** Saving the same words again makes no new version. */
  async function dropIfEqual(
    transaction: Transaction,
    { userId, listId }: Changing,
    id: number,
  ): Promise<boolean> {
    await nextTurn()
    const { numAffectedRows } = await sql`
      delete from list_versions
      where user_id = ${userId} and id = ${id} and exists (
        select 1 from saved_lists
        where saved_lists.user_id = ${userId} and saved_lists.id = ${listId}
          and saved_lists.bytes = list_versions.bytes
          and ${textIn('saved_lists', 'words', userId)} = ${textIn('list_versions', 'words', userId)}
      )`.execute(transaction)
    return numAffectedRows !== 0n
  }

  /** Keeps the difference between the newest version and the list, so that nobody compares words to read a history. */
  async function note(
    transaction: Transaction,
    userId: string,
    id: number,
    earlier: string | null,
    later: string | null,
  ): Promise<void> {
    if (earlier === null || later === null) {
      await transaction
        .deleteFrom('version_differences')
        .where('user_id', '=', userId)
        .where('version_id', '=', id)
        .execute()
      return
    }
    const { added, removed, addedExamples, removedExamples } = differenceOf(earlier, later)
    const columns = {
      added,
      removed,
      added_examples: JSON.stringify(addedExamples),
      removed_examples: JSON.stringify(removedExamples),
    }
    await transaction
      .insertInto('version_differences')
      .values({ user_id: userId, version_id: id, ...columns })
      .onConflict((conflict) => conflict.columns(['user_id', 'version_id']).doUpdateSet(columns))
      .execute()
  }
}

function smallOf(text: Text | null): string | null {
  return text === null || !isSmall(byteLengthOf(text)) ? null : textOf(text)
}
