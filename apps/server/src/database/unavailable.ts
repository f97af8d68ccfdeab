import pg from 'pg'
import { RequestError } from '../errors.ts'
import { isStorageFull, storageFull } from './storage-full.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * What PostgreSQL says when it, or the way to it, is not there for us now: connection exceptions, shut down, crashed
 * or starting (57P), too many connections, a limit of time, a standby that has not taken over yet.
 */
const CODES = /^(08...|57P..|57014|25P0[34]|25006|53300)$/

/** The error that is answered when the database cannot be reached or has no room; any other stays what it is. */
export function toUnavailable(error: unknown): unknown {
  if (isStorageFull(error)) return storageFull(error)
  return isUnavailable(error)
    ? new RequestError('unavailable', {
        message: 'Service temporarily unavailable',
        retryAfter: RETRY_AFTER_SECONDS,
        reason: 'database',
        cause: error,
      })
    : error
}

/** Whatever the driver reports that the server did not say is about the connection, unless we called it wrongly. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return CODES.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError)
}
