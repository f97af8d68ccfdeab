import { RequestError } from '../errors.ts'

/** PostgreSQL: disk full. SQLite: the same, and of the file beside it that is shared among connections. */
const CODES = new Set(['53100', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

/** Whether the database could not write for want of room. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code))
}

/** What is answered then. */
export function storageFull(cause: unknown): RequestError {
  return new RequestError('storage_full', { cause })
}
