import { join } from 'node:path'
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver, sql } from 'kysely'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import type { Dialect, Migration } from './migrations/migration.ts'
import { rememberStatements } from './remembered-statements.ts'
import type { Tables } from './schema.ts'
import { openSqliteFile, toStartError } from './sqlite-file.ts'
import { separateTransactions } from './transaction.ts'

const DIALECT: Dialect = {
  integer: 'integer',
  growingId: 'id integer primary key autoincrement',
  growingIdOfAccount: 'id integer primary key autoincrement',
  keyOfAccount: 'unique (user_id, id)',
  tableOptions: 'strict',
  // Kept in the order of their key: one search finds a row, not one for its place and one for it.
  keyedTableOptions: 'strict, without rowid',
}

/** Not `unixepoch` as it stands: its seconds are a floating point number. */
const NOW = sql<number>`cast(round(unixepoch('now', 'subsec') * 1000) as integer)`

/** Opens the embedded database in the folder, for this process alone. */
export async function openSqlite(dataFolder: string, migrations: readonly Migration[]): Promise<Database> {
  const file = join(dataFolder, 'wordloom.db')
  const opened = new AsyncDisposableStack()
  try {
    const lock = lockDataFolder(dataFolder)
    opened.defer(lock.release)
    const database = openSqliteFile(file)
    opened.defer(() => void database.close())
    const kysely = new Kysely<Tables>({
      dialect: new ImmediateSqliteDialect({ database: rememberStatements(database) }),
    })
    await migrate({ kysely, dialect: DIALECT, now: NOW, lock: async () => {} }, migrations)
    return {
      ...separateTransactions(kysely),
      kind: 'sqlite',
      now: NOW,
      async close() {
        await kysely.destroy()
        await opened.disposeAsync()
      },
    }
  } catch (error) {
    await opened.disposeAsync()
    throw toStartError(error, file)
  }
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
