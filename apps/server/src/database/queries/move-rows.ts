import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import type { Tables } from '../schema.ts'

/** Rows with an id, each table after those that it refers to. */
export interface MovedRows {
  readonly table: keyof Tables
  readonly ids: readonly number[]
}

export interface Accounts {
  readonly from: string
  readonly to: string
}

const BATCH = 500

/**
 * Gives rows to another account. They keep their ids, which are unique in all accounts. The rows must refer only to each
 * other, and no other row may refer to them. PostgreSQL copies them, because a row can't leave its partition.
 */
export async function moveRows(
  database: Database,
  transaction: Transaction,
  accounts: Accounts,
  moved: readonly MovedRows[],
): Promise<void> {
  if (database.kind === 'sqlite') return updateRows(transaction, accounts, moved)
  for (const { table, ids } of moved)
    for (const batch of batchesOf(ids)) await copyRows(transaction, accounts, table, batch)
  for (const { table, ids } of moved.toReversed())
    for (const batch of batchesOf(ids))
      await sql`delete from ${sql.table(table)} where user_id = ${accounts.from} and id in (${sql.join(batch)})`.execute(
        transaction,
      )
}

/** One row at a time, because each can be large and SQLite runs on this thread. */
async function updateRows(
  transaction: Transaction,
  { from, to }: Accounts,
  moved: readonly MovedRows[],
): Promise<void> {
  // Until the commit: a row can't move in the same statement as those that refer to it.
  await sql`pragma defer_foreign_keys = on`.execute(transaction)
  for (const { table, ids } of moved) {
    for (const id of ids) {
      await sql`update ${sql.table(table)} set user_id = ${to} where user_id = ${from} and id = ${id}`.execute(
        transaction,
      )
      await nextTurn()
    }
  }
}

async function copyRows(
  transaction: Transaction,
  { from, to }: Accounts,
  table: keyof Tables,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> 'user_id'`.execute(
    transaction,
  )
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (user_id, ${columns}) overriding system value
    select ${to}, ${columns} from ${sql.table(table)} where user_id = ${from} and id in (${sql.join(ids)})`.execute(
    transaction,
  )
}

function batchesOf(ids: readonly number[]): (readonly number[])[] {
  const starts = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => at * BATCH)
  return starts.map((start) => ids.slice(start, start + BATCH))
}
