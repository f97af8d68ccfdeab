import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { piecesOf } from '../../memory/row-batches.ts'
import { ROW_BYTES } from '../accounts/account-totals.ts'
import type { Database, Transaction } from '../database.ts'
import type { Tables } from '../schema.ts'
import { addTexts, copiedText, isSmall, type TableWithTexts, TEXTS } from './large-text.ts'

export interface MovedRow {
  readonly id: number
  /** Bytes of its texts. */
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
const MAX_ROWS = 250
const MAX_BYTES = 512 * 1024

/**
 * Gives rows and their texts to another account. They keep their ids, which are unique in all accounts. The rows must refer only
 * to each other, and no other row may refer to them. PostgreSQL copies them, because a row can't leave its partition.
 */
export async function moveRows(
  database: Database,
  transaction: Transaction,
  accounts: Accounts,
  moved: readonly MovedRows[],
): Promise<void> {
  if (database.kind === 'sqlite') return updateRows(database, transaction, accounts, moved)
  for (const { table, rows } of moved) {
    for (const ids of batchesOf(rows)) {
      await copyRows(transaction, accounts, table, ids)
      if (hasTexts(table)) await copyRows(transaction, accounts, TEXTS[table].table, ids)
    }
  }
  // This deletes their texts, too.
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
    const large = rows.filter(({ bytes }) => !isSmall(bytes))
    await updateAccount(transaction, accounts, table, rows.map(withoutTexts))
    if (!hasTexts(table)) continue
    await updateAccount(transaction, accounts, TEXTS[table].table, small)
    for (const row of large) await updateLarge(database, transaction, accounts, { table, ...row })
  }
}

async function updateAccount(
  transaction: Transaction,
  { from, to }: Accounts,
  table: keyof Tables,
  rows: readonly MovedRow[],
): Promise<void> {
  for (const ids of batchesOf(rows)) {
    await sql`update ${sql.table(table)} set user_id = ${to}
      where user_id = ${from} and id in (${sql.join(ids)})`.execute(transaction)
    await nextTurn()
  }
}

/** SQLite writes the whole row again. It takes bytes faster than a text that it reads itself. */
async function updateLarge(
  database: Database,
  transaction: Transaction,
  { from, to }: Accounts,
  { table, id, bytes }: MovedRow & { readonly table: TableWithTexts },
): Promise<void> {
  const texts: Record<string, RawBuilder<string | null>> = {}
  for (const column of TEXTS[table].columns)
    texts[column] = await copiedText(database, transaction, { table, column, userId: from, id, bytes })
  await sql`delete from ${sql.table(TEXTS[table].table)} where user_id = ${from} and id = ${id}`.execute(
    transaction,
  )
  await addTexts(database, transaction, table, { userId: to, id }, texts)
  await nextTurn()
}

function hasTexts(table: keyof Tables): table is TableWithTexts {
  return table in TEXTS
}

function withoutTexts({ id }: MovedRow): MovedRow {
  return { id, bytes: ROW_BYTES }
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
  for (const piece of piecesOf(rows, MAX_BYTES))
    for (let start = 0; start < piece.length; start += MAX_ROWS)
      yield piece.slice(start, start + MAX_ROWS).map(({ id }) => id)
}
