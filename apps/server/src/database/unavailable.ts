import pg from 'pg'
import { RequestError } from '../errors.ts'
import { isStorageFull, storageFull } from './storage-full.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Connection exceptions (08), shut down, crashed or starting (57P), time limits (57014, 25P03, 25P04), too
 * many connections (53300), and a standby that hasn't taken over yet (25006).
 */
const CODES = /^(08...|57P..|57014|25P0[34]|25006|53300)$/

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

/** What the driver reports by itself is about the connection. A TypeError is a mistake of our own. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return CODES.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError)
}
