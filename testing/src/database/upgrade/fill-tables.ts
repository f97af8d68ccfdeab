import type { Database } from '@wordloom/server/internal/database/database'
import { sql } from 'kysely'
import type { Column, Table } from './tables.ts'

type Row = Record<string, string | number | null>

const ROWS = 12

const ODD = [
  'plain',
  '👩🏽‍🚀 Ωmega ﷽ שלום',
  `'; drop table users; --`,
  'line\u2028separator\u2029and\ttab',
  ' leading and trailing ',
  'x'.repeat(5000),
  'nul\u0001and\u001besc',
  '{"json": "not quite"',
]

const OF_COLUMN: Readonly<Record<string, (row: number) => string | number>> = {
  scope: (row) => (row % 2 === 0 ? 'read' : 'write'),
  role: (row) => (row % 2 === 0 ? 'viewer' : 'editor'),
  preview: (row) => JSON.stringify([ODD[row % ODD.length]]),
  state: (row) => JSON.stringify({ columns: [{ id: '1', words: ODD[row % ODD.length] }] }),
  tags: (row) => JSON.stringify([`Ads ${row}`, 'ÄRGER']),
  data: () => '{}',
  details: () => '{}',
  words: (row) => ['boot', ODD[row % ODD.length] ?? '', '👢'].join('\n'),
}

/** Nulls where allowed, unexpected texts, ids of things that no longer exist. Covers later migrations too. */
export async function fillTables(database: Database, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    for (let row = 0; row < ROWS; row++) {
      const values = await aRow(database, table, row)
      if (values !== null) await insert(database, table.name, values)
    }
  }
}

export async function insert(database: Database, table: string, values: Row): Promise<void> {
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)))
  const list = sql.join(Object.values(values).map((value) => sql.val(value)))
  await sql`insert into ${sql.table(table)} (${names}) values (${list})`.execute(database.kysely)
}

async function aRow(
  database: Database,
  { name, columns, references }: Table,
  row: number,
): Promise<Row | null> {
  const values: Row = {}
  const byLength = references.toSorted((one, other) => other.columns.length - one.columns.length)
  for (const { parent, columns: own, parentColumns } of byLength) {
    const isOptional = own.some((column) => columns.some((each) => each.name === column && each.isNullable))
    if (isOptional && row % 3 === 0) continue
    const parents = await sql<Row>`select * from ${sql.table(parent)}`.execute(database.kysely)
    const fitting = parents.rows.filter((each) =>
      own.every((column, at) => !(column in values) || values[column] === each[parentColumns[at] ?? '']),
    )
    const chosen = fitting[row % Math.max(1, fitting.length)]
    if (chosen === undefined && isOptional) continue
    if (chosen === undefined) return null
    for (const [at, column] of own.entries()) values[column] = chosen[parentColumns[at] ?? ''] ?? null
  }
  for (const column of columns) {
    if (column.name in values || column.isGiven) continue
    values[column.name] = toValue(name, column, row)
  }
  return values
}

function toValue(table: string, { name, isText, isNullable }: Column, row: number): string | number | null {
  if (isNullable && row % 3 === 0) return null
  const own = OF_COLUMN[name]
  if (own !== undefined) return own(row)
  // Each value differs, because some columns are unique.
  if (isText) return `${name} of ${table} ${row} ${ODD[row % ODD.length]}`
  if (/(_at|_until|^at|_since)$/.test(name)) return 1_790_000_000_000 + row
  if (name === 'id' || name.endsWith('_id')) return 900_000 + row
  return row % 2
}
