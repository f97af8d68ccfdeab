import { type Database, DatabaseInUseError, type DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openDatabase } from './open.ts'
import { openSqliteBeside } from './sqlite.ts'

/**
 * Opens the database for short work, even while a server runs on it. Without a server, it brings the tables
 * up to date.
 *
 * @throws {DatabaseStartError} if the database can't be used.
 */
export async function openBeside(settings: DatabaseSettings): Promise<Database> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    return openSqliteBeside(settings.dataFolder, settings.log, MIGRATIONS)
  }
}
