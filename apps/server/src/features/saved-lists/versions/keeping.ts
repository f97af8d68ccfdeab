import { setImmediate as nextTurn } from 'node:timers/promises'
import { MAX_LIST_VERSIONS, MAX_VERSIONS, VERSION_MINUTES } from '@wordloom/contract'
import { sql } from 'kysely'
import { ROW_BYTES } from '../../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { compileOnce } from '../../../database/queries/compile-once.ts'
import { isSmall } from '../../../database/queries/large-text.ts'

const BURST_MS = VERSION_MINUTES * 60_000

export interface Changing {
  readonly userId: string
  readonly listId: number
  /** The owner, or someone who takes part in the project. */
  readonly by: string
  /** A list that gets a version back always keeps what it was. */
  readonly isBringingBack?: boolean
}

type KeepVersion = <Result>(
  transaction: Transaction,
  changing: Changing,
  change: () => Promise<Result>,
) => Promise<Result>

/** Copies inside the database, so no words pass through the server. The list must be locked. */
export function createVersionKeeping(database: Database, mostBytes: number): KeepVersion {
  const { kysely, now } = database

  const look = compileOnce(kysely, ({ userId, listId }: Pick<Changing, 'userId' | 'listId'>, within) =>
    within
      .selectFrom('saved_lists')
      .leftJoin('list_versions', (join) =>
        join
          .onRef('list_versions.user_id', '=', 'saved_lists.user_id')
          .onRef('list_versions.list_id', '=', 'saved_lists.id'),
      )
      .select(['saved_lists.bytes', 'list_versions.changed_by as lastBy'])
      .select(sql<number | null>`${now} - list_versions.changed_at`.as('age'))
      .where('saved_lists.user_id', '=', userId)
      .where('saved_lists.id', '=', listId)
      .orderBy('list_versions.id', 'desc')
      .limit(1),
  )

  return async (transaction, changing, change) => {
    const { userId, listId, by, isBringingBack = false } = changing
    const [list] = await look({ userId, listId }, transaction)
    const isBurst =
      !isBringingBack && list?.lastBy === by && list.age !== null && list.age >= 0 && list.age < BURST_MS
    // A full disk keeps no versions, but still lets people save.
    if (list === undefined || isBurst || !database.hasRoom(list.bytes)) return change()
    const id = await copy(transaction, changing)
    if (!isSmall(list.bytes)) await nextTurn()
    const result = await change()
    const isChanged = await dropIfEqual(transaction, userId, listId, id)
    if (isChanged) await dropOldest(transaction, userId, listId)
    return result
  }

  async function copy(transaction: Transaction, { userId, listId, by }: Changing): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into list_versions
        (user_id, list_id, changed_by, changed_at, word_count, preview, bytes, words)
      select user_id, id, cast(${by} as text), ${now}, word_count, preview, bytes, words
      from saved_lists where user_id = ${userId} and id = ${listId}
      returning id`.execute(transaction)
    return rows[0]?.id ?? 0
  }

  /** A new name, or the same words saved again, is no new version. */
  async function dropIfEqual(
    transaction: Transaction,
    userId: string,
    listId: number,
    id: number,
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from list_versions
      where user_id = ${userId} and id = ${id} and exists (
        select 1 from saved_lists as list
        where list.user_id = ${userId} and list.id = ${listId}
          and list.bytes = list_versions.bytes and list.words = list_versions.words
      )`.execute(transaction)
    return numAffectedRows === 0n
  }

  async function dropOldest(transaction: Transaction, userId: string, listId: number): Promise<void> {
    const ofList = await idAfter(
      ofAccount(transaction, userId).where('list_id', '=', listId),
      MAX_LIST_VERSIONS,
    )
    if (ofList !== null) await drop(transaction, userId, ofList, listId)
    const tooMany = await idAfter(ofAccount(transaction, userId), MAX_VERSIONS)
    if (tooMany !== null) await drop(transaction, userId, tooMany)
    const { held } = await ofAccount(transaction, userId)
      .select(sql<number | null>`sum(bytes + ${sql.lit(ROW_BYTES)})`.as('held'))
      .executeTakeFirstOrThrow()
    if (Number(held ?? 0) <= mostBytes) return
    const { rows } = await sql<{ id: number | null }>`
      select max(id) as id from (
        select id, sum(bytes + ${sql.lit(ROW_BYTES)}) over (order by id desc) as held
        from list_versions where user_id = ${userId}
      ) as kept
      where held > ${mostBytes}`.execute(transaction)
    const tooLarge = rows[0]?.id ?? null
    if (tooLarge !== null) await drop(transaction, userId, tooLarge)
  }

  function ofAccount(transaction: Transaction, userId: string) {
    return transaction.selectFrom('list_versions').where('user_id', '=', userId)
  }

  async function idAfter(query: ReturnType<typeof ofAccount>, most: number): Promise<number | null> {
    const row = await query.select('id').orderBy('id', 'desc').offset(most).limit(1).executeTakeFirst()
    return row?.id ?? null
  }

  /** With all older ones. */
  async function drop(transaction: Transaction, userId: string, id: number, listId?: number): Promise<void> {
    await transaction
      .deleteFrom('list_versions')
      .where('user_id', '=', userId)
      .where('id', '<=', id)
      .$if(listId !== undefined, (query) => query.where('list_id', '=', listId ?? 0))
      .execute()
  }
}
