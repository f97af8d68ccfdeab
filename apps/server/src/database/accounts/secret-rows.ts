import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import { readAccountSecret } from './account-secret.ts'

/** Deletes the row of a secret. Returns false if it is missing, has expired or expires after `latest`. */
export async function takeSecret(
  { now }: Database,
  transaction: Transaction,
  table: 'tokens' | 'second_steps',
  secret: string,
  latest: RawBuilder<number>,
): Promise<boolean> {
  const key = readAccountSecret(secret)
  if (key === null) return false
  const { numDeletedRows } = await transaction
    .deleteFrom(table)
    .where('user_id', '=', key.userId)
    .where('token_hash', '=', key.hash)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latest)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface Latest {
  readonly table: 'sessions' | 'second_steps' | 'known_devices'
  readonly key: 'token_hash' | 'device_hash'
  readonly time: 'created_at' | 'last_seen_at'
  readonly most: number
  readonly among?: RawBuilder<unknown>
}

/** Deletes the oldest rows of an account, so that `most` of those in `among` remain. */
export async function keepLatest(
  transaction: Transaction,
  userId: string,
  { table, key, time, most, among = sql`1 = 1` }: Latest,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where user_id = ${userId} and ${among}
    order by ${sql.ref(time)} desc, ${sql.ref(key)} limit 1000 offset ${most}
  )`.execute(transaction)
}
