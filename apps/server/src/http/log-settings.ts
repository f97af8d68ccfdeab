import type { FastifyBaseLogger } from 'fastify'
import { toLoggedError } from './logged-error.ts'
import { currentRequestId } from './request-id.ts'

/** How each line names the request that it belongs to. */
export const REQUEST_ID_LABEL = 'requestId'

/**
 * Lines of JSON: when, in UTC and ISO 8601, how grave, which request, what happened. What is said on the way of a request by parts
 * that do not know it has its id, too.
 */
export function logSettings(level: string, ownLogger: () => FastifyBaseLogger) {
  return {
    level,
    stream: process.stderr,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toLoggedError },
    // That of a request has the id bound to it.
    mixin: (_details: object, _level: number, logger: unknown) => {
      const requestId = logger === ownLogger() ? currentRequestId() : undefined
      return requestId === undefined ? {} : { [REQUEST_ID_LABEL]: requestId }
    },
  }
}
