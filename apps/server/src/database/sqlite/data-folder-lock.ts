import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DatabaseInUseError } from '../database.ts'

const OWNER_ONLY = 0o600

/** The kernel holds the lock, on a second SQLite file, so it ends with the process even after a crash. */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pidFile = join(folder, 'wordloom.pid')
  const lock = new Sqlite(makePrivate(join(folder, 'wordloom.lock')), { timeout: 0 })
  try {
    // Nothing is ever written to this file, so it needs no journal.
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

/** A full disk must not keep the server from starting, so the process id may stay unwritten. */
function notePid(file: string): void {
  try {
    writeFileSync(file, `${process.pid}\n`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

/** Never opens an existing file: closing it would drop all locks of this process on it, SQLite's too. */
export function makePrivate(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY))
  chmodSync(file, OWNER_ONLY)
  return file
}

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

function inUse(folder: string, pid: string): DatabaseInUseError {
  return new DatabaseInUseError(
    `Database is in use by process ${pid || 'unknown'}. Stop it first, or set DATA_DIR to a folder other than ${folder}.`,
  )
}
