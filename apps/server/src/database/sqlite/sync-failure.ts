import type { DatabaseLog } from '../database.ts'

/** Ends a server or a command, so it doesn't return there. */
export type OnSyncFailure = (error: unknown) => void

const SYNC_CALL = /^f(data)?sync$/
const SQLITE_CODE = /^SQLITE_IOERR_(DIR_)?FSYNC$/

export function isSyncFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('syscall' in error) return SYNC_CALL.test(String(error.syscall))
  return 'code' in error && SQLITE_CODE.test(String(error.code))
}

/**
 * Ends the process without closing the database: closing would move a log into the file that may not be on the disk,
 * because the kernel drops what it couldn't write, and the next sync succeeds without it.
 */
export function endProcess(file: string, log: DatabaseLog): OnSyncFailure {
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error)
    log.fatal(
      { err: error },
      `${file} could not be synced (${reason}), and the process ends. Nothing that was acknowledged is lost. Start it again, as a supervisor does, and check the disk (dmesg, smartctl).`,
    )
    process.exit(1)
  }
}
