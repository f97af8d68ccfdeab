import type { Database } from '@wordloom/server/internal/database/database'
import { type TableWithTexts, TEXTS } from '@wordloom/server/internal/database/queries/large-text'
import type { Tables } from '@wordloom/server/internal/database/schema'
import { type Kysely, sql } from 'kysely'
import { digestOf } from '../../workload/ledger.ts'

export interface Column {
  readonly name: string
  readonly isText: boolean
  readonly isNullable: boolean
  readonly isGiven: boolean
}

export interface Reference {
  readonly columns: readonly string[]
  readonly parent: string
  readonly parentColumns: readonly string[]
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly references: readonly Reference[]
}

export async function tablesOf(database: Database): Promise<Table[]> {
  const found = await database.kysely.introspection.getTables()
  const names = found.map(({ name }) => name).filter((name) => name !== 'schema_version')
  const tables = new Map<string, Table>()
  for (const { name, columns } of found) {
    if (!names.includes(name)) continue
    tables.set(name, {
      name,
      columns: columns.map((column) => ({
        name: column.name,
        isText: column.dataType.toLowerCase() === 'text',
        isNullable: column.isNullable,
        isGiven: column.isAutoIncrementing,
      })),
      references: await referencesOf(database, name),
    })
  }
  const ordered: Table[] = []
  const place = (table: Table | undefined): void => {
    if (table === undefined || ordered.includes(table)) return
    for (const { parent } of table.references) if (parent !== table.name) place(tables.get(parent))
    ordered.push(table)
  }
  for (const name of names.toSorted()) place(tables.get(name))
  return ordered
}

async function referencesOf({ kind, kysely }: Database, table: string): Promise<Reference[]> {
  const { rows } = await (kind === 'sqlite' ? sqliteReferences(table) : postgresReferences(table)).execute(
    kysely,
  )
  const grouped = Map.groupBy(rows, ({ number }) => number)
  return [...grouped.values()].map((parts) => ({
    parent: parts[0]?.parent ?? '',
    columns: parts.map((part) => part.child_column),
    parentColumns: parts.map((part) => part.parent_column),
  }))
}

interface Part {
  readonly number: number
  readonly parent: string
  readonly child_column: string
  readonly parent_column: string
}

const sqliteReferences = (table: string) => sql<Part>`
  select id as number, "table" as parent, "from" as child_column, "to" as parent_column
  from pragma_foreign_key_list(${table}) order by id, seq`

const postgresReferences = (table: string) => sql<Part>`
  select pg_constraint.oid::bigint as number, confrelid::regclass::text as parent,
    child.attname as child_column, parent.attname as parent_column
  from pg_constraint,
    unnest(conkey, confkey) with ordinality as key (child_number, parent_number, place)
    join pg_attribute as child on true
    join pg_attribute as parent on true
  where contype = 'f' and conrelid = ${table}::regclass
    and child.attrelid = conrelid and child.attnum = child_number
    and parent.attrelid = confrelid and parent.attnum = parent_number
  order by pg_constraint.oid, place`

/** Columns whose content moved to another table. */
const MOVED: Readonly<Record<string, readonly string[]>> = { marks: ['tags'] }

/** In a database that is filled in the middle of an upgrade, these hold texts that moved before. */
const EMPTIED = /^former_(words|recipe|combinations|state|content)$/

export async function digestsOf(
  kysely: Kysely<Tables>,
  tables: readonly Table[],
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  const columnsNow = await columnsIn(kysely)
  for (const { name, columns } of tables) {
    const kept = columns.filter((column) => !MOVED[name]?.includes(column.name) && !EMPTIED.test(column.name))
    const list = kept.map((column) =>
      columnsNow.has(`${name}.${column.name}`) ? sql.ref(column.name) : textOf(name, column.name),
    )
    const { rows } = await sql<object>`select ${sql.join(list)} from ${sql.table(name)}`.execute(kysely)
    const lines = rows.map((row) => digestOf(row)).toSorted()
    digests[name] = `${rows.length} rows, ${digestOf(lines.join('\n'))}`
  }
  return digests
}

async function columnsIn(kysely: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const tables = await kysely.introspection.getTables()
  return new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)))
}

/** The same text where it is since schema 18. */
function textOf(table: string, column: string) {
  const { table: texts } = TEXTS[table as TableWithTexts]
  return sql`(
    select texts.${sql.ref(column)} from ${sql.table(texts)} as texts
    where texts.user_id = ${sql.ref(`${table}.user_id`)} and texts.id = ${sql.ref(`${table}.id`)}
  ) as ${sql.ref(column)}`
}
