import type { Database, DatabaseSettings } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {DatabaseStartError} when it cannot be used.
 */
export function openDatabase({ dataFolder, url, log }: DatabaseSettings): Promise<Database> {
  return url === null ? openSqlite(dataFolder) : openPostgres(url, log)
}
