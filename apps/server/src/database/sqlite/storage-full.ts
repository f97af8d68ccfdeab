import { RequestError } from '../../errors.ts'

/** Disk full in PostgreSQL, in SQLite, and for the file that SQLite's connections share. */
const CODES = new Set(['53100', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code))
}

export function storageFull(cause: unknown): RequestError {
  return new RequestError('storage_full', { cause })
}
