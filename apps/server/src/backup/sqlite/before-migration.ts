import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { DatabaseStartError } from '../../database/database.ts'
import { BackupError } from '../backup-error.ts'
import { backupFolderIn, nameOf, prepareFolder, prune } from '../backup-files.ts'
import { archiveSqlite } from './back-up-sqlite.ts'

const KEPT = 3

/** The database notes which upgrade has its backup: to which schema, times this, plus from which. */
const STEPS = 1000

/** There is no other way back from the newer schema. An interrupted upgrade has its backup from when it began. */
export async function backUpBeforeMigration(
  database: Sqlite.Database,
  { dataFolder, newest }: { readonly dataFolder: string; readonly newest: number },
): Promise<void> {
  const version = versionOf(database)
  if (version === 0 || version >= newest || isUnderWay(database, version, newest)) return
  const folder = backupFolderIn(dataFolder)
  try {
    await prepareFolder(folder)
    await archiveSqlite(database, {
      folder,
      file: join(folder, nameOf(new Date(), { beforeSchema: newest })),
      passphrase: null,
    })
    await prune(folder, { keep: KEPT, isBeforeUpgrade: true })
    database.pragma(`user_version = ${newest * STEPS + version}`)
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    throw new DatabaseStartError(`The backup before the upgrade couldn't be made. ${error.message}`, {
      cause: error,
    })
  }
}

function isUnderWay(database: Sqlite.Database, version: number, newest: number): boolean {
  const noted = Number(database.pragma('user_version', { simple: true }))
  return Math.floor(noted / STEPS) === newest && version > noted % STEPS
}

function versionOf(database: Sqlite.Database): number {
  const isNew =
    database.prepare("select 1 from sqlite_schema where name = 'schema_version'").get() === undefined
  return isNew ? 0 : Number(database.prepare('select max(version) from schema_version').pluck().get() ?? 0)
}
