import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import type Sqlite from 'better-sqlite3'
import type { Answered } from '../activity.ts'
import { BUSY_TIMEOUT_MS } from './sqlite-file.ts'
import { isStorageFull } from './storage-full.ts'
import { isSyncFailure, type OnSyncFailure } from './sync-failure.ts'

/** Pages in the log that trigger a checkpoint, as in SQLite's default. */
const LONG = 1000

/** Syncs commits to the disk while others are served. One sync covers everything committed before it. */
export interface SqliteLog {
  /** Call after each commit, never inside a transaction. */
  noteCommit(): void
  /** Call with each error of SQLite, because SQLite syncs too. */
  noteError(error: unknown): void
  /** @throws after a failed sync, forever. */
  untilKept(): Promise<void>
  close(): Promise<void>
}

interface Parts {
  readonly database: Sqlite.Database
  readonly listener: { tell(answered: Answered): void }
  readonly onSyncFailure: OnSyncFailure
  /** True if an earlier process may have left commits in the log. */
  readonly isInherited: boolean
  readonly syncFile?: (file: number) => Promise<void>
}

export function createSqliteLog({
  database,
  listener,
  onSyncFailure,
  isInherited,
  syncFile = promisify(fdatasync),
}: Parts): SqliteLog {
  // SQLite still syncs when it restarts the log or moves it into the file, or a power cut would damage that.
  database.pragma('synchronous = NORMAL')
  // Checkpoints run here, because inside a commit they would wait for the disk.
  database.pragma('wal_autocheckpoint = 0')
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  // Linux reports a failed write to every descriptor that was open then, so this one also learns of another
  // process's writes. SQLite holds no locks on the log, so closing it drops none.
  const file = openLog(database)
  let committed = 0
  let kept = 0
  let isToEmpty = isInherited
  /** Stays rejected after a failure. */
  let syncing: Promise<void> | null = null

  return {
    noteCommit() {
      committed = totalChanges.get() ?? committed
    },
    noteError,
    async untilKept() {
      const wanted = committed
      while (kept < wanted) {
        syncing ??= sync()
        await syncing
      }
    },
    async close() {
      await syncing?.catch(() => {})
      closeSync(file)
    },
  }

  async function sync(): Promise<void> {
    const reached = committed
    const began = performance.now()
    try {
      await syncFile(file)
    } catch (error) {
      onSyncFailure(error)
      throw error
    }
    kept = reached
    syncing = null
    listener.tell({ operation: 'sync', milliseconds: performance.now() - began, hasFailed: false })
    setImmediate(move)
  }

  function move(): void {
    if (!database.open || database.inTransaction) return
    try {
      if (isToEmpty) isToEmpty = !emptyLog(database)
      else if (isLong()) database.pragma('wal_checkpoint(passive)')
    } catch (error) {
      // The rest stays in the log, and the next sync tries again.
      noteError(error)
    }
  }

  function isLong(): boolean {
    const [pages] = database.pragma('wal_checkpoint(noop)') as { log: number; checkpointed: number }[]
    return pages !== undefined && pages.log - pages.checkpointed >= LONG
  }

  function noteError(error: unknown): void {
    if (isSyncFailure(error)) onSyncFailure(error)
  }
}

/** Syncs the empty log too: after a failed sync, the kernel shows frames that never reached the disk. */
export function emptyLog(database: Sqlite.Database): boolean {
  if (!truncate(database)) return false
  const file = openLog(database)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return true
}

function truncate(database: Sqlite.Database): boolean {
  // The server must not wait for a backup that is reading.
  database.pragma('busy_timeout = 0')
  try {
    const [outcome] = database.pragma('wal_checkpoint(truncate)') as { busy: number }[]
    return outcome?.busy === 0
  } catch (error) {
    if (isStorageFull(error)) return false
    throw error
  } finally {
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }
}

function openLog(database: Sqlite.Database): number {
  return openSync(`${database.name}-wal`, 'r+')
}
