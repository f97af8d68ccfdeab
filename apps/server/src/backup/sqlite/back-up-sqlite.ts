import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { toStartError } from '../../database/sqlite/sqlite-file.ts'
import type { Manifest } from '../archive/manifest.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { BackupError } from '../backup-error.ts'
import { partialsIn } from '../backup-files.ts'
import { takeSnapshot } from './snapshot-sqlite.ts'

const CONTENT_NAME = 'wordloom.db.gz'

const BUSY_TIMEOUT_MS = 5000

export interface Target {
  readonly folder: string
  readonly file: string
  readonly passphrase: string | null
}

export async function backUpSqlite(order: Target & { readonly database: string }): Promise<Manifest> {
  const database = openToRead(order.database)
  try {
    return await archiveSqlite(database, order)
  } catch (error) {
    throw toStartError(error, order.database)
  } finally {
    database.close()
  }
}

export async function archiveSqlite(
  database: Sqlite.Database,
  { folder, file, passphrase }: Target,
): Promise<Manifest> {
  const partials = partialsIn(folder)
  await using snapshot = takeSnapshot(database, partials.snapshot)
  return await writeArchive({
    file,
    partial: partials.archive,
    contentName: CONTENT_NAME,
    content: snapshot.content(),
    passphrase,
    describe: async () => snapshot.description,
  })
}

function openToRead(file: string): Sqlite.Database {
  if (!existsSync(file)) {
    throw new BackupError(`There is no database at ${file}. Set DATA_DIR to the server's data folder.`)
  }
  return new Sqlite(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
}
