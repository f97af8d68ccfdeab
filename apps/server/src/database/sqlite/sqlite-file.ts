import Sqlite from 'better-sqlite3'
import { DatabaseStartError } from '../database.ts'
import { makePrivate } from './data-folder-lock.ts'
import { isSyncFailure } from './sync-failure.ts'

/** Another reader of the file, such as a backup, may lock it briefly. */
export const BUSY_TIMEOUT_MS = 5000

/** SQLite's maximum. */
const MAX_PAGES = 4_294_967_294

const MAX_LOG_BYTES = 4 * 1024 * 1024

export function openSqliteFile(file: string): Sqlite.Database {
  const database = new Sqlite(makePrivate(file), { timeout: BUSY_TIMEOUT_MS })
  try {
    database.pragma('journal_mode = WAL')
    // The library's default for WAL can lose acknowledged writes in a power cut.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // Otherwise the log would keep the size of the largest transaction forever.
    database.pragma(`journal_size_limit = ${MAX_LOG_BYTES}`)
    refuseForeign(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** A second connection, which sees what is committed while the first one writes. */
export function openSqliteReader({ name }: Sqlite.Database): Sqlite.Database {
  return new Sqlite(name, { readonly: true, timeout: BUSY_TIMEOUT_MS })
}

export function unusedBytesOf(database: Sqlite.Database): number {
  return numberOf(database, 'freelist_count') * numberOf(database, 'page_size')
}

export function limitGrowth(database: Sqlite.Database, bytes: number | null): void {
  const pages =
    bytes === null
      ? MAX_PAGES
      : numberOf(database, 'page_count') + Math.floor(bytes / numberOf(database, 'page_size'))
  database.pragma(`max_page_count = ${pages}`)
}

function numberOf(database: Sqlite.Database, pragma: string): number {
  return Number(database.pragma(pragma, { simple: true }))
}

const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/
const OUT_OF_REACH = /^(E[A-Z]+$|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL|BUSY))/

export function toStartError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (DAMAGED.test(code)) {
    return new DatabaseStartError(
      `${file} is damaged or not a database. Restore it from a backup, or move it away to start with an empty one.`,
      { cause: error },
    )
  }
  if (!OUT_OF_REACH.test(code) || isSyncFailure(error)) return error
  return new DatabaseStartError(
    `${file} can't be used: ${error.message}. Set DATA_DIR to a folder that Wordloom may write to.`,
    { cause: error },
  )
}

function refuseForeign(database: Sqlite.Database, file: string): void {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'")
    .pluck()
    .all()
  if (tables.length === 0 || tables.includes('schema_version')) return
  throw new DatabaseStartError(
    `${file} contains tables of another program. Set DATA_DIR to a folder that only Wordloom uses.`,
  )
}
