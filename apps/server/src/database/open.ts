import type { Database, DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {DatabaseStartError} when it cannot be used.
 */
export function openDatabase(settings: DatabaseSettings, migrations = MIGRATIONS): Promise<Database> {
  const { dataFolder, url, log } = settings
  return url === null ? openSqlite(dataFolder, log, migrations) : openPostgres(url, log, migrations)
}
