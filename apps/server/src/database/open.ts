import { type Database, DatabaseInUseError, type DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openSqlite, openSqliteBeside } from './sqlite/sqlite.ts'

export async function openDatabase(settings: DatabaseSettings, migrations = MIGRATIONS): Promise<Database> {
  const { dataFolder, url, log } = settings
  if (url === null) return openSqlite(dataFolder, log, migrations)
  // Load the driver only where it's used, to save memory.
  const { openPostgres } = await import('./postgres/postgres.ts')
  return openPostgres(url, log, migrations)
}

/** For short work, even while a server runs. Without a server, it also migrates. */
export async function openBeside(settings: DatabaseSettings): Promise<Database> {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error
    return openSqliteBeside(settings.dataFolder, settings.log, MIGRATIONS)
  }
}
