import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DatabaseInUseError } from './database.ts'

const OWNER_ONLY = 0o600

/**
 * Makes the folder and keeps other processes out of it until `release`. The kernel holds the lock (that of a second,
 * empty SQLite file), so it ends with the process, however that ends, and nothing is left to clean up.
 *
 * @throws {DatabaseInUseError} when another process has it.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pidFile = join(folder, 'wordloom.pid')
  const lock = new Sqlite(makePrivate(join(folder, 'wordloom.lock')), { timeout: 0 })
  try {
    // It is never written to, and so needs no journal beside it.
    lock.pragma('journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const isHeld = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
    throw isHeld ? inUse(folder, readPid(pidFile)) : error
  }
  notePid(makePrivate(pidFile))
  return { release: () => lock.close() }
}

/** On a full disk it is not told who has the folder, which keeps nobody from using it. */
function notePid(file: string): void {
  try {
    writeFileSync(file, `${process.pid}\n`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/**
 * Makes sure that the file is there and that nobody but its owner reads it. One that is there is not opened: closing it
 * would drop all locks that this process has on it, those of SQLite included.
 */
export function makePrivate(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY))
  chmodSync(file, OWNER_ONLY)
  return file
}

/** Empty in the moment between the lock and the note about it. */
function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

function inUse(folder: string, pid: string): DatabaseInUseError {
  return new DatabaseInUseError(
    `Database is in use by process ${pid || 'unknown'}. Stop it first, or set DATA_DIR to another folder than ${folder}.`,
  )
}
