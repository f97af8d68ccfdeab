import type { FastifyBaseLogger } from 'fastify'
import { toLoggedError } from './logged-error.ts'
import { currentRequestId } from './request-id.ts'

export const REQUEST_ID_LABEL = 'requestId'

/** Adds the request id to lines from code that has no request logger. */
export function logSettings(level: string, ownLogger: () => FastifyBaseLogger) {
  return {
    level,
    stream: process.stderr,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: toLoggedError },
    // A request's own logger already adds the id.
    mixin: (_details: object, _level: number, logger: unknown) => {
      const requestId = logger === ownLogger() ? currentRequestId() : undefined
      return requestId === undefined ? {} : { [REQUEST_ID_LABEL]: requestId }
    },
  }
}
