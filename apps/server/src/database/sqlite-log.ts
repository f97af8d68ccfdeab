import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import type Sqlite from 'better-sqlite3'
import type { Answered } from './activity.ts'
import { isSyncFailure, type OnSyncFailure } from './sync-failure.ts'

/** Pages in the log after which they are put where they belong, as SQLite has it by itself. */
const LONG = 1000

/** Keeps what is committed on the disk, while others are served: one sync is for all that was committed before it. */
export interface SqliteLog {
  /** To be told of after each commit, and not within a transaction. */
  noteCommit(): void
  /** To be told of what SQLite throws: it syncs, too. */
  noteError(error: unknown): void
  /** Moves it into the file and starts again at its beginning: it keeps the room that it has on a full disk. */
  restart(): void
  /** Never resolves for what a failed sync may have lost. */
  untilKept(): Promise<void>
  close(): Promise<void>
}

interface Parts {
  readonly database: Sqlite.Database
  readonly listener: { tell(answered: Answered): void }
  readonly onSyncFailure: OnSyncFailure
  readonly syncFile?: (file: number) => Promise<void>
}

/** The write-ahead log of a database, with whose commits SQLite itself no longer waits for the disk. */
export function createSqliteLog({
  database,
  listener,
  onSyncFailure,
  syncFile = promisify(fdatasync),
}: Parts): SqliteLog {
  // It still syncs whenever it begins the log anew or moves it into the file: without that, a power cut damages the file.
  database.pragma('synchronous = NORMAL')
  // That is done here: within a commit, moving it would wait for the disk.
  database.pragma('wal_autocheckpoint = 0')
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  // Opened before anybody writes, it is told of every sync that fails, also by another process (errseq_t of Linux). SQLite
  // holds no locks on the log: closing it in the end drops none.
  const file = openLog(database)
  let committed = 0
  let kept = 0
  /** Stays rejected after a failure. */
  let syncing: Promise<void> | null = null

  return {
    noteCommit() {
      committed = totalChanges.get() ?? committed
    },
    noteError,
    restart: () => checkpoint('restart'),
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
    setImmediate(moveWhenLong)
  }

  /** In a turn of its own. */
  function moveWhenLong(): void {
    if (!database.open || database.inTransaction) return
    try {
      const [pages] = database.pragma('wal_checkpoint(noop)') as { log: number; checkpointed: number }[]
      if (pages !== undefined && pages.log - pages.checkpointed >= LONG) checkpoint('passive')
    } catch {
      // Everything in it is kept where it is. After the next sync this is tried again.
    }
  }

  function checkpoint(mode: 'passive' | 'restart'): void {
    try {
      database.pragma(`wal_checkpoint(${mode})`)
    } catch (error) {
      noteError(error)
      throw error
    }
  }

  function noteError(error: unknown): void {
    if (isSyncFailure(error)) onSyncFailure(error)
  }
}

/**
 * Moves what an earlier process has left in the log into the file, and makes sure that the log is empty. After a failed sync the
 * kernel still shows what never reached the disk: a commit behind that would be lost with it when the power goes.
 */
export function emptyLog(database: Sqlite.Database): void {
  database.pragma('wal_checkpoint(truncate)')
  const file = openLog(database)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function openLog(database: Sqlite.Database): number {
  return openSync(`${database.name}-wal`, 'r+')
}
