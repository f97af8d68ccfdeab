import pg from 'pg'
import type { DatabaseLog } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { meetPostgres } from '../database/postgres/meet-postgres.ts'
import { toClientConfig } from '../database/postgres/postgres-pool.ts'
import { hashInSql } from './digest.ts'
import { MoveError } from './move-error.ts'
import { quote, type Row, type Table } from './table.ts'

const TIME_LIMIT_MS = 2000
const HASHES_AT_ONCE = 1000

export interface Target extends AsyncDisposable {
  /** Blocks other writers, and returns each table after those that it refers to. */
  begin(tables: readonly Table[]): Promise<readonly Table[]>
  add(table: Table, rows: readonly Row[]): Promise<void>
  hashes(table: Table): AsyncIterable<Buffer>
  continueIds(table: string, last: bigint): Promise<void>
  commit(): Promise<void>
  /** Gives the query planner statistics from the first query on. */
  analyze(tables: readonly Table[]): Promise<void>
}

export async function openTarget(url: URL, log: DatabaseLog): Promise<Target> {
  await meetPostgres(url, log, TIME_LIMIT_MS)
  const client = new pg.Client(toClientConfig(url))
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseForeign(client)
    const database = await openDatabase({ dataFolder: '', url, log })
    await database.close()
  } catch (error) {
    await client.end()
    throw error
  }

  return {
    async begin(tables) {
      await client.query('begin')
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      const names = tables.map(({ name }) => quote(name))
      await client.query(`lock table ${names.join(', ')} in share row exclusive mode`)
      await refuseFull(client, tables)
      return inOrder(tables, await referencesIn(client))
    },

    async add(table, rows) {
      try {
        await client.query(insertInto(table, rows.length), rows.flat())
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error
        throw new MoveError(
          `PostgreSQL refused a row of ${table.name}: ${error.message}. Nothing was moved.`,
          {
            cause: error,
          },
        )
      }
    },

    async *hashes(table) {
      await client.query(
        `declare hashes no scroll cursor for select ${hashInSql(table)} as hash from ${quote(table.name)}`,
      )
      for (;;) {
        const { rows } = await client.query<{ hash: Buffer }>(`fetch ${HASHES_AT_ONCE} from hashes`)
        for (const { hash } of rows) yield hash
        if (rows.length < HASHES_AT_ONCE) break
      }
      await client.query('close hashes')
    },

    async continueIds(table, last) {
      await client.query(
        `select setval(sequence, $2) from pg_get_serial_sequence($1, 'id') as sequence where sequence is not null`,
        [quote(table), last],
      )
    },

    commit: async () => void (await client.query('commit')),

    async analyze(tables) {
      for (const { name } of tables) await client.query(`analyze ${quote(name)}`)
    },

    [Symbol.asyncDispose]: () => client.end(),
  }
}

async function refuseForeign(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() order by name`,
  )
  if (rows.length === 0 || rows.some(({ name }) => name === 'schema_version')) return
  throw new MoveError(
    'DATABASE_URL names a database with tables of another program. Create an empty one for Wordloom (createdb wordloom).',
  )
}

async function refuseFull(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const checks = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${quote(name)})`,
  )
  const { rows } = await client.query<{ name: string }>(checks.join(' union all '))
  if (rows.length === 0) return
  throw new MoveError(
    `DATABASE_URL names a database that isn't empty (${rows.map(({ name }) => name).join(', ')}). Stop the server that uses it, and create an empty one (createdb wordloom).`,
  )
}

interface Reference {
  readonly from: string
  readonly to: string
}

async function referencesIn(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.relname as from, t.relname as to
      from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
  )
  return rows
}

function inOrder(tables: readonly Table[], references: readonly Reference[]): readonly Table[] {
  const ordered: Table[] = []
  const rest = new Set(tables)
  const isFree = ({ name }: Table) =>
    !references.some(({ from, to }) => from === name && [...rest].some((each) => each.name === to))
  while (rest.size > 0) {
    const free = [...rest].filter(isFree)
    if (free.length === 0) throw new Error('The foreign keys of the tables form a cycle.')
    for (const table of free) rest.delete(table)
    ordered.push(...free)
  }
  return ordered
}

function insertInto({ name, columns }: Table, rows: number): string {
  const tuple = (row: number) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`
  const tuples = Array.from({ length: rows }, (_, row) => tuple(row))
  const names = columns.map((column) => quote(column.name)).join(', ')
  return `insert into ${quote(name)} (${names}) overriding system value values ${tuples.join(', ')}`
}
