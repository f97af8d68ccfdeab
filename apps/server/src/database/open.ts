import type { Database, DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {DatabaseStartError} when it cannot be used.
 */
export async function openDatabase(settings: DatabaseSettings, migrations = MIGRATIONS): Promise<Database> {
  const { dataFolder, url, log } = settings
  if (url === null) return openSqlite(dataFolder, log, migrations)
  // Its driver is not held in memory where nobody uses it.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, log, migrations)
}
