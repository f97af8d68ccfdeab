import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import type { DatabaseLog } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { openSqliteFile } from '../database/sqlite/sqlite-file.ts'
import { MoveError } from './move-error.ts'
import { quote, type Row, type Table } from './table.ts'

export interface Source extends AsyncDisposable {
  readonly file: string
  readonly tables: readonly Table[]
  rows(table: Table): Iterable<Row>
  /** The last id that each table has given out, even if its row is gone. */
  readonly lastIds: ReadonlyMap<string, bigint>
}

/** Blocks all writers, including operator commands, which could otherwise write beside a server. */
export async function openSource(dataFolder: string, log: DatabaseLog): Promise<Source> {
  const file = join(dataFolder, 'wordloom.db')
  if (!existsSync(file)) {
    throw new MoveError(`There is no database at ${file}. Set DATA_DIR to the server's data folder.`)
  }
  await using opened = new AsyncDisposableStack()
  const own = await openDatabase({ dataFolder, url: null, log })
  opened.defer(() => own.close())
  const sqlite = openSqliteFile(file)
  opened.defer(() => void sqlite.close())
  sqlite.exec('begin immediate')
  const kept = opened.move()
  return {
    file,
    tables: tablesOf(sqlite),
    rows: (table) => sqlite.prepare<[], Row>(selectAll(table)).raw().safeIntegers().iterate(),
    lastIds: new Map(
      sqlite
        .prepare<[], [string, bigint]>('select name, seq from sqlite_sequence')
        .raw()
        .safeIntegers()
        .all(),
    ),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Reads texts as bytes, so that nothing gets decoded on the way. */
function selectAll({ name, columns }: Table): string {
  const values = columns.map((column) =>
    column.isText ? `cast(${quote(column.name)} as blob)` : quote(column.name),
  )
  return `select ${values.join(', ')} from ${quote(name)}`
}

function tablesOf(sqlite: Sqlite.Database): Table[] {
  const names = sqlite
    .prepare<[], string>(
      `select name from sqlite_schema
        where type = 'table' and name not glob 'sqlite_*' and name <> 'schema_version' order by name`,
    )
    .pluck()
    .all()
  const columnsOf = sqlite.prepare<[string], { name: string; type: string }>(
    'select name, type from pragma_table_info(?) order by name',
  )
  return names.map((name) => ({
    name,
    columns: columnsOf.all(name).map((column) => ({ name: column.name, isText: column.type === 'TEXT' })),
  }))
}
