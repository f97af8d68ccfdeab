import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver, sql } from 'kysely'
import { lockDataFolder, makePrivate } from './data-folder-lock.ts'
import { type Database, DatabaseStartError } from './database.ts'
import { migrate } from './migrate.ts'
import type { Dialect } from './migrations/migration.ts'
import type { Tables } from './schema.ts'
import { separateTransactions } from './transaction.ts'

const BUSY_TIMEOUT_MS = 5000

const DIALECT: Dialect = {
  integer: 'integer',
  growingId: 'id integer primary key autoincrement',
  growingIdOfAccount: 'id integer primary key autoincrement',
  keyOfAccount: 'unique (user_id, id)',
  tableOptions: 'strict',
}

const NOW = sql<number>`cast(round(unixepoch('now', 'subsec') * 1000) as integer)`

/** Opens the embedded database in the folder, for this process alone. */
export async function openSqlite(dataFolder: string): Promise<Database> {
  const lock = lockDataFolder(dataFolder)
  const file = join(dataFolder, 'wordloom.db')
  try {
    const kysely = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: openFile(file) }) })
    await migrate({ kysely, dialect: DIALECT, now: NOW, lock: async () => {} })
    return {
      ...separateTransactions(kysely),
      kind: 'sqlite',
      now: NOW,
      async close() {
        await kysely.destroy()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw toStartError(error, file)
  }
}

function openFile(file: string): Sqlite.Database {
  const database = new Sqlite(makePrivate(file), { timeout: BUSY_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  // The library's own choice for WAL loses what it has acknowledged when the power goes.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return database
}

function toStartError(error: unknown, file: string): unknown {
  if (!(error instanceof Sqlite.SqliteError) || !/^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return error
  return new DatabaseStartError(
    `${file} is damaged or no database. Restore it from a backup, or move it away to start with an empty one.`,
  )
}

/** Its transactions are writers from their first statement: none reads first and finds then that it may not write. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDriver>[0]

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
