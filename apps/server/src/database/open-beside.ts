import { type Database, DatabaseInUseError, type DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openDatabase } from './open.ts'
import { openSqliteBeside } from './sqlite.ts'

/** For short work, even while a server runs. Without a server, it also migrates. */
export async function openBeside(settings: DatabaseSettings): Promise<Database> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    return openSqliteBeside(settings.dataFolder, settings.log, MIGRATIONS)
  }
}
