import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type Refusal, RequestError } from '../../errors.ts'
import { addressOf } from '../client/network-address.ts'
import { toLoggedError, withoutSecrets } from './logged-error.ts'

export const REQUEST_ID_LABEL = 'requestId'

const MAX_PATH_CHARACTERS = 200

export const currentRequestId = new AsyncLocalStorage<string>()

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
      const requestId = logger === ownLogger() ? currentRequestId.getStore() : undefined
      return requestId === undefined ? {} : { [REQUEST_ID_LABEL]: requestId }
    },
  }
}

/** Leaves the query out, which may hold secrets. */
export function logRequests(app: FastifyInstance): void {
  if (!['debug', 'trace'].includes(app.log.level)) return
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request)
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.debug({ method: request.method, path, status: reply.statusCode, milliseconds }, 'answered')
  })
}

/** Failures of the server are warnings or errors; what a client can cause is only info. */
export function logRefusal(error: unknown, { status, body }: Refusal, request: FastifyRequest): void {
  const { account, reason } = error instanceof RequestError ? error : {}
  if (status >= 500) {
    const isForeseen = error instanceof RequestError
    const cause = isForeseen ? (error.cause ?? error) : error
    request.log[isForeseen ? 'warn' : 'error'](
      { code: body.code, reason, method: request.method, path: pathOf(request), err: cause },
      'a request failed',
    )
    return
  }
  request.log.info(
    {
      code: body.code,
      method: request.method,
      path: pathOf(request),
      address: addressOf(request),
      viewer: request.viewer?.user.id,
      impersonator: request.viewer?.impersonator?.id,
      account,
      reason,
    },
    'a request was refused',
  )
}

function pathOf({ url }: FastifyRequest): string {
  return withoutSecrets((url.split('?', 1)[0] ?? '').slice(0, MAX_PATH_CHARACTERS))
}
