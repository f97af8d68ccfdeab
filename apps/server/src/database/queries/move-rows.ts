import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { piecesOf } from '../../memory/row-batches.ts'
import type { Database, Transaction } from '../database.ts'
import type { Tables } from '../schema.ts'
import { copiedText, isSmall, LARGE_COLUMNS, type LargeColumns } from './large-text.ts'

export interface MovedRow {
  readonly id: number
  /** Bytes of its large columns. */
  readonly bytes: number
}

/** Rows with an id, each table after those that it refers to. */
export interface MovedRows {
  readonly table: keyof Tables
  readonly rows: readonly MovedRow[]
}

export interface Accounts {
  readonly from: string
  readonly to: string
}

/** Limits of one statement, because SQLite runs it on this thread. */
const MOST_ROWS = 250
const MOST_BYTES = 512 * 1024

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
  if (database.kind === 'sqlite') return updateRows(database, transaction, accounts, moved)
  for (const { table, rows } of moved)
    for (const ids of batchesOf(rows)) await copyRows(transaction, accounts, table, ids)
  for (const { table, rows } of moved.toReversed())
    for (const ids of batchesOf(rows))
      await sql`delete from ${sql.table(table)} where user_id = ${accounts.from} and id in (${sql.join(ids)})`.execute(
        transaction,
      )
}

async function updateRows(
  database: Database,
  transaction: Transaction,
  accounts: Accounts,
  moved: readonly MovedRows[],
): Promise<void> {
  // Until the commit: a row can't move in the same statement as those that refer to it.
  await sql`pragma defer_foreign_keys = on`.execute(transaction)
  for (const { table, rows } of moved) {
    const small = rows.filter(({ bytes }) => isSmall(bytes))
    for (const ids of batchesOf(small)) {
      await sql`update ${sql.table(table)} set user_id = ${accounts.to}
        where user_id = ${accounts.from} and id in (${sql.join(ids)})`.execute(transaction)
      await nextTurn()
    }
    for (const row of rows) {
      if (isSmall(row.bytes) || !hasLargeColumns(table)) continue
      await updateLarge(database, transaction, accounts, { table, ...row })
    }
  }
}

/** SQLite writes the whole row again. It takes bytes faster than a text that it reads itself. */
async function updateLarge(
  database: Database,
  transaction: Transaction,
  { from, to }: Accounts,
  { table, id, bytes }: MovedRow & { readonly table: keyof LargeColumns },
): Promise<void> {
  const set = [sql`user_id = ${to}`]
  for (const column of LARGE_COLUMNS[table]) {
    const text = await copiedText(database, transaction, { table, column, userId: from, id, bytes })
    set.push(sql`${sql.ref(column)} = ${text}`)
  }
  await sql`update ${sql.table(table)} set ${sql.join(set)} where user_id = ${from} and id = ${id}`.execute(
    transaction,
  )
  await nextTurn()
}

function hasLargeColumns(table: keyof Tables): table is keyof LargeColumns {
  return table in LARGE_COLUMNS
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

function* batchesOf(rows: readonly MovedRow[]): Generator<readonly number[]> {
  for (const piece of piecesOf(rows, MOST_BYTES))
    for (let start = 0; start < piece.length; start += MOST_ROWS)
      yield piece.slice(start, start + MOST_ROWS).map(({ id }) => id)
}
