import type { Database } from '@wordloom/server/internal/database/database'
import { type RawBuilder, sql } from 'kysely'

/** These change with every request, even a refused one. */
const RESTLESS = ['rate_limits', 'audit_log']
const RESTLESS_COLUMN = 'last_seen_at'

/** A partition's rows are in the partitioned table too. */
const PARTITION = /_\d+$/

type Snapshot = Record<string, readonly string[]>

/** Reads all tables in one query, one line per row, because tests take thousands of snapshots. */
interface Reading {
  readonly tables: readonly string[]
  readonly query: RawBuilder<{ readonly name: string; readonly line: string }>
}

const readings = new WeakMap<Database['kysely'], Promise<Reading>>()

export async function snapshotOf(database: Database): Promise<Snapshot> {
  const { kysely } = database
  const reading = readings.get(kysely) ?? readingOf(database)
  readings.set(kysely, reading)
  const { tables, query } = await reading
  const { rows } = await query.execute(kysely)
  const found = Map.groupBy(rows, ({ name }) => name)
  const linesOf = (table: string) => (found.get(table) ?? []).map(({ line }) => line).toSorted()
  return Object.fromEntries(tables.map((table) => [table, linesOf(table)]))
}

async function readingOf({ kind, kysely }: Database): Promise<Reading> {
  const tables = (await kysely.introspection.getTables()).filter(
    ({ name }) => !RESTLESS.includes(name) && !PARTITION.test(name),
  )
  const parts = tables.map(({ name, columns }) => {
    const kept = columns.map((column) => column.name).filter((column) => column !== RESTLESS_COLUMN)
    const { line, rows } = kind === 'postgres' ? postgresLine(name, kept) : sqliteLine(name, kept)
    return `select '${name}' as name, ${line} as line from ${rows}`
  })
  return { tables: tables.map(({ name }) => name), query: sql.raw(parts.join(' union all ')) }
}

function postgresLine(table: string, columns: readonly string[]) {
  const list = columns.map((column) => `"${column}"`).join()
  return { line: 'row_to_json(kept)::text', rows: `(select ${list} from "${table}") as kept` }
}

function sqliteLine(table: string, columns: readonly string[]) {
  const members = columns.map((column) => `'${column}', "${column}"`).join()
  return { line: `json_object(${members})`, rows: `"${table}"` }
}
