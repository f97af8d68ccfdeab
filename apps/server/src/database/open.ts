import type { Database, DatabaseSettings } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import { openSqlite } from './sqlite.ts'

export async function openDatabase(settings: DatabaseSettings, migrations = MIGRATIONS): Promise<Database> {
  const { dataFolder, url, log } = settings
  if (url === null) return openSqlite(dataFolder, log, migrations)
  // Load the driver only where it's used, to save memory.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(url, log, migrations)
}
