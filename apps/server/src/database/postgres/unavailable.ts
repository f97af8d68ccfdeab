import pg from 'pg'
import { RequestError } from '../../errors.ts'
import { isStorageFull, storageFull } from '../sqlite/storage-full.ts'

const RETRY_AFTER_SECONDS = 5

/** 08: connection, 57P: down or starting, 57014 and 25P0x: timeouts, 25006: standby, 53300: connections. */
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

/** Errors of the driver concern the connection. A TypeError is a bug of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return CODES.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError)
}
