import { MAX_LIST_VERSIONS, MAX_VERSIONS } from '@wordloom/contract'
import { sql } from 'kysely'
import { ROW_BYTES } from '#database/accounts/account-totals.ts'
import type { Transaction } from '#database/database.ts'

/** Versions that one statement deletes. */
const PIECE = 100

interface Kept {
  readonly id: number
  readonly listId: number
  readonly by: string
  readonly bytes: number
}

interface Limits {
  readonly versions: number
  readonly bytes: number
}

type DropOldest = (transaction: Transaction, userId: string, listId: number) => Promise<void>

export function createVersionLimits(maxBytes: number): DropOldest {
  return async (transaction, userId, listId) => {
    const ofAccount = () => transaction.selectFrom('list_versions').where('user_id', '=', userId)
    const ofList = () => ofAccount().where('list_id', '=', listId)

    if (await hasMore(ofList(), MAX_LIST_VERSIONS)) {
      const limits = { versions: MAX_LIST_VERSIONS, bytes: Number.POSITIVE_INFINITY }
      await drop(transaction, userId, await rowsOf(ofList()), limits)
    }
    const { held } = await ofAccount()
      .select(sql<number | null>`sum(bytes + ${sql.lit(ROW_BYTES)})`.as('held'))
      .executeTakeFirstOrThrow()
    if (Number(held ?? 0) > maxBytes || (await hasMore(ofAccount(), MAX_VERSIONS))) {
      const limits = { versions: MAX_VERSIONS, bytes: maxBytes }
      await drop(transaction, userId, await rowsOf(ofAccount()), limits)
    }
  }
}

type Query = ReturnType<typeof ofTable>

function ofTable(transaction: Transaction) {
  return transaction.selectFrom('list_versions')
}

async function hasMore(query: Query, most: number): Promise<boolean> {
  const row = await query.select('id').orderBy('id', 'desc').offset(most).limit(1).executeTakeFirst()
  return row !== undefined
}

async function rowsOf(query: Query): Promise<Kept[]> {
  const rows = await query.select(['id', 'list_id', 'changed_by', 'bytes']).orderBy('id').execute()
  return rows.map(({ id, list_id: listId, changed_by: by, bytes }) => ({
    id,
    listId,
    by,
    bytes: bytes + ROW_BYTES,
  }))
}

async function drop(
  transaction: Transaction,
  userId: string,
  kept: readonly Kept[],
  limits: Limits,
): Promise<void> {
  const { dropped, outdated } = overLimits(kept, userId, limits)
  for (let start = 0; start < dropped.length; start += PIECE)
    await transaction
      .deleteFrom('list_versions')
      .where('user_id', '=', userId)
      .where('id', 'in', dropped.slice(start, start + PIECE))
      .execute()
  for (let start = 0; start < outdated.length; start += PIECE)
    await transaction
      .deleteFrom('version_differences')
      .where('user_id', '=', userId)
      .where('version_id', 'in', outdated.slice(start, start + PIECE))
      .execute()
}

/**
 * Returns the ids to drop, and those of versions that were compared with a dropped one. The rows must be sorted by id. A version
 * goes first if a guest wrote its words and a guest replaced them, so that no guest can push out what the owner wrote.
 */
export function overLimits(
  kept: readonly Kept[],
  ownerId: string,
  { versions, bytes }: Limits,
): { readonly dropped: readonly number[]; readonly outdated: readonly number[] } {
  const earlierById = new Map<number, Kept>()
  const lastByList = new Map<number, Kept>()
  for (const each of kept) {
    const earlier = lastByList.get(each.listId)
    if (earlier !== undefined) earlierById.set(each.id, earlier)
    lastByList.set(each.listId, each)
  }
  const isOfGuests = ({ id, by }: Kept): boolean => {
    const writer = earlierById.get(id)?.by
    return by !== ownerId && writer !== undefined && writer !== ownerId
  }
  let [count, held] = [kept.length, kept.reduce((sum, each) => sum + each.bytes, 0)]
  const dropped = new Set<number>()
  for (const each of [...kept.filter(isOfGuests), ...kept.filter((each) => !isOfGuests(each))]) {
    if (count <= versions && held <= bytes) break
    count--
    held -= each.bytes
    dropped.add(each.id)
  }
  const outdated = [...dropped]
    .flatMap((id) => earlierById.get(id)?.id ?? [])
    .filter((id) => !dropped.has(id))
  return { dropped: [...dropped], outdated }
}
