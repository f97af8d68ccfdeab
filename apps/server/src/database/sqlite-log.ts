import { closeSync, fdatasync, openSync, readSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import type Sqlite from 'better-sqlite3'
import type { Answered } from './activity.ts'

const syncFile = promisify(fdatasync)

const BLOCK = 1024 * 1024

/** Pages in the log after which they are put where they belong, as SQLite has it by itself. */
const LONG = 1000

/** Keeps what is committed on the disk, while others are served: one sync is for all that was committed before it. */
export interface SqliteLog {
  /** To be told of after each commit, and not within a transaction. */
  noteCommit(): void
  /** @throws when the disk does not take it. */
  untilKept(): Promise<void>
  /** Whether the disk did not take what was committed last. */
  hasFailed(): boolean
  close(): Promise<void>
}

export interface Listener {
  tell(answered: Answered): void
}

/** The write-ahead log of a database, with whose commits SQLite itself no longer waits for the disk. */
export function createSqliteLog(database: Sqlite.Database, listener: Listener): SqliteLog {
  // It still syncs whenever it begins the log anew or moves it into the file: without that, a power cut damages the file.
  database.pragma('synchronous = NORMAL')
  // That is done here: within a commit, moving it would wait for the disk.
  database.pragma('wal_autocheckpoint = 0')
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  let committed = 0
  let kept = 0
  let syncing: Promise<void> | null = null
  let hasFailed = false
  let file: number | null = null

  return {
    noteCommit() {
      committed = totalChanges.get() ?? committed
    },
    untilKept,
    hasFailed: () => hasFailed,
    async close() {
      await syncing?.catch(() => {})
      if (file !== null) closeSync(file)
      file = null
    },
  }

  async function untilKept(): Promise<void> {
    const wanted = committed
    while (kept < wanted) {
      syncing ??= sync().finally(() => {
        syncing = null
      })
      await syncing
    }
  }

  async function sync(): Promise<void> {
    const reached = committed
    const began = performance.now()
    try {
      // SQLite holds no locks on the log: closing it in the end drops none.
      file ??= openSync(`${database.name}-wal`, 'r+')
      if (hasFailed) writeAgain(file)
      await syncFile(file)
      kept = reached
      hasFailed = false
      setImmediate(moveWhenLong)
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      listener.tell({ operation: 'sync', milliseconds: performance.now() - began, hasFailed })
    }
  }

  /** In a turn of its own. */
  function moveWhenLong(): void {
    if (!database.open || database.inTransaction) return
    try {
      const [pages] = database.pragma('wal_checkpoint(noop)') as { log: number; checkpointed: number }[]
      if (pages !== undefined && pages.log - pages.checkpointed >= LONG)
        database.pragma('wal_checkpoint(passive)')
    } catch {
      // Everything in it is kept where it is. After the next sync this is tried again.
    }
  }

  /** What a disk could not keep once, the system forgets, and says nothing of it the next time: it is handed all of it again. */
  function writeAgain(log: number): void {
    if (database.inTransaction) copyOverItself(log)
    // Nobody else adds to it meanwhile.
    else database.transaction(() => copyOverItself(log)).immediate()
  }
}

function copyOverItself(file: number): void {
  const block = Buffer.allocUnsafe(BLOCK)
  for (let at = 0; ; ) {
    const size = readSync(file, block, 0, block.length, at)
    if (size === 0) return
    at += writeSync(file, block, 0, size, at)
  }
}
