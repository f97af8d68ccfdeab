import { sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'
import { lockRows } from '../queries/row-locks.ts'

/** Bytes counted per row for its fixed columns and its index entries. */
export const ROW_BYTES = 512

const NAME = 'octet_length(name)'
const DESCRIPTION = "octet_length(coalesce(description, ''))"
const PREVIEW = 'octet_length(preview)'

/** Which total a row outside the trash counts toward, and the SQL for the row's bytes beyond `ROW_BYTES`. */
const KEPT = {
  saved_lists: { alive: 'lists', bytes: `bytes + ${NAME} + ${PREVIEW}` },
  saved_results: { alive: 'results', bytes: `bytes + ${NAME} + ${DESCRIPTION} + ${PREVIEW}` },
  folders: { alive: 'folders', bytes: NAME },
  projects: { alive: 'projects', bytes: `bytes + ${NAME} + ${DESCRIPTION}` },
} as const

export type KeptTable = keyof typeof KEPT

export interface AccountTotals {
  /** Excludes items in the trash, as do `results`, `folders` and `projects`. */
  readonly lists: number
  readonly results: number
  readonly folders: number
  readonly projects: number
  /** Includes items in the trash, as does `bytes`. */
  readonly items: number
  readonly bytes: number
}

type Rows = { readonly table: KeptTable } & (
  | { readonly ids: readonly number[] }
  | { readonly projectId: number }
)

interface Row {
  readonly id: number
  readonly isAlive: number
  readonly bytes: number
}

type Totals = { -readonly [Name in keyof AccountTotals]: number }

/**
 * Locks rows first, so that each change counts once, and totals last, to avoid deadlocks. `change` must only touch rows
 * that the transaction has found before, because no others are counted.
 */
export async function countChange<Result>(
  database: Database,
  transaction: Transaction,
  userId: string,
  touched: readonly Rows[],
  change: () => Promise<Result>,
): Promise<Result> {
  const difference = noTotals()
  const before = []
  for (const rows of touched) {
    before.push({ rows, known: await lockRows(database, read(transaction, userId, rows)).execute() })
  }
  const result = await change()
  for (const { rows, known } of before) {
    if (known.length === 0) continue
    const ids = new Set(known.map(({ id }) => id))
    const after = await read(transaction, userId, rows).execute()
    for (const row of known) addRow(difference, rows.table, row, -1)
    for (const row of after) if (ids.has(row.id)) addRow(difference, rows.table, row, 1)
  }
  await add(transaction, userId, difference)
  return result
}

export async function countNew<New extends { readonly id: number }>(
  transaction: Transaction,
  table: KeptTable,
  userId: string,
  create: () => Promise<New>,
): Promise<New> {
  const created = await create()
  const difference = noTotals()
  const rows = await read(transaction, userId, { table, ids: [created.id] }).execute()
  for (const row of rows) addRow(difference, table, row, 1)
  await add(transaction, userId, difference)
  return created
}

/** Locks the rows. */
export async function totalsOf(
  database: Database,
  transaction: Transaction,
  userId: string,
  rows: readonly Rows[],
): Promise<AccountTotals> {
  const totals = noTotals()
  for (const each of rows) {
    const known = await lockRows(database, read(transaction, userId, each)).execute()
    for (const row of known) addRow(totals, each.table, row, 1)
  }
  return totals
}

export async function moveTotals(
  transaction: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
  totals: AccountTotals,
): Promise<void> {
  const less = noTotals()
  for (const name of Object.keys(less) as (keyof AccountTotals)[]) less[name] = -totals[name]
  await add(transaction, from, less)
  await add(transaction, to, totals)
}

export async function readTotals(within: Database['kysely'], userId: string): Promise<AccountTotals | null> {
  const row = await within
    .selectFrom('account_totals')
    .select(['lists', 'results', 'folders', 'projects', 'items', 'bytes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

function read(transaction: Transaction, userId: string, { table, ...which }: Rows) {
  // All these tables have the selected columns.
  const query = transaction
    .selectFrom(table as 'saved_lists')
    .select(['id', sql<number>`case when deleted_at is null then 1 else 0 end`.as('isAlive')])
    .select(sql<number>`${sql.lit(ROW_BYTES)} + ${sql.raw(KEPT[table].bytes)}`.as('bytes'))
    .where('user_id', '=', userId)
  return 'ids' in which ? query.where('id', 'in', which.ids) : query.where('project_id', '=', which.projectId)
}

const noTotals = (): Totals => ({ lists: 0, results: 0, folders: 0, projects: 0, items: 0, bytes: 0 })

function addRow(totals: Totals, table: KeptTable, { isAlive, bytes }: Row, sign: 1 | -1): void {
  totals[KEPT[table].alive] += sign * isAlive
  totals.items += sign
  totals.bytes += sign * bytes
}

async function add(transaction: Transaction, userId: string, difference: AccountTotals): Promise<void> {
  const changed = Object.entries(difference).filter(([, by]) => by !== 0)
  if (changed.length === 0) return
  await transaction
    .insertInto('account_totals')
    .values({ user_id: userId, ...Object.fromEntries(changed) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(
          Object.fromEntries(
            changed.map(([name, by]) => [name, sql<number>`${sql.ref(`account_totals.${name}`)} + ${by}`]),
          ),
        ),
    )
    .execute()
}
