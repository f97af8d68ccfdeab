import { type Database, DatabaseInUseError, type DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openDatabase } from './open.ts'
import { openSqliteBeside } from './sqlite.ts'

/**
 * Opens the database for short work, also where a server is running on it. Where none is, the tables are brought up to date as by
 * a start.
 *
 * @throws {DatabaseStartError} when it cannot be used.
 */
export async function openBeside(settings: DatabaseSettings): Promise<Database> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    return openSqliteBeside(settings.dataFolder, settings.log, MIGRATIONS)
  }
}
