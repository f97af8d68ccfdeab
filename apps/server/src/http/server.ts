import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, maxHeaderSize, type RequestListener, type Server } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createSocketRefusal, refuseBadAddress } from './answers/refusals.ts'
import { securityHeaders } from './answers/security-headers.ts'
import { acceptJson } from './bodies/json-body.ts'
import { createTrust } from './client/network-address.ts'
import { type MinRate, watchExchanges } from './exchanges.ts'
import { createLoadLimit, type LoadLimit } from './guards/load-limit.ts'
import { currentRequestId, logRequests, logSettings, REQUEST_ID_LABEL } from './monitoring/log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly load: Pick<LoadLimit, 'isFull' | 'watch' | 'stepAside' | 'refuse' | 'recognize'>
  }
}

/** In milliseconds. */
export const TIME_LIMITS = {
  // Uploading a million combinations at 5 Mbit/s takes 46 s.
  requestTimeout: 120_000,
  timeLimit: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
} as const

const REQUEST_ID_HEADER = 'x-request-id'

const MIN_BYTES_PER_SECOND = 16 * 1024

/** More would leave no file descriptors for the database and the pages. */
const MAX_CONNECTIONS = 5000

export type TimeLimits = { readonly [Name in keyof typeof TIME_LIMITS]: number }

interface ServerSettings {
  readonly logLevel: string
  readonly trustedProxies: readonly string[]
  readonly isSecure: boolean
  readonly timeLimits?: TimeLimits | undefined
}

export function createServer(settings: ServerSettings): FastifyInstance {
  const { logLevel, trustedProxies, isSecure, timeLimits = TIME_LIMITS } = settings
  const isTrusted = createTrust(trustedProxies)
  const load = createLoadLimit({ isSecure, isTrusted, log: () => app.log })
  const app: FastifyInstance = Fastify({
    serverFactory: (handle) => listenFor(load.limit(handle), timeLimits),
    trustProxy: isTrusted,
    // No path is longer, so an id of any length reaches its route and gets a regular 404.
    routerOptions: { maxParamLength: maxHeaderSize },
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    logger: logSettings(logLevel, () => app.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    clientErrorHandler: createSocketRefusal(isSecure),
    frameworkErrors: refuseBadAddress(isSecure),
  })
  app.decorate('load', load)
  app.addHook('onSend', async ({ raw }) => load.finish(raw))
  nameRequests(app)
  watchExchanges(app, { ...timeLimits, minRate: toMinRate(timeLimits) })
  acceptJson(app)
  secureAnswers(app, isSecure)
  logRequests(app)
  return app
}

/** Never takes over an id from the client, which could be anything. */
function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    currentRequestId.run(request.id, done)
  })
}

function secureAnswers(app: FastifyInstance, isSecure: boolean): void {
  const headers = securityHeaders(isSecure)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

function toMinRate({ timeLimit, connectionsCheckingInterval }: TimeLimits): MinRate {
  const everyMs = Math.min(connectionsCheckingInterval, 1000)
  return { bytesPerSecond: MIN_BYTES_PER_SECOND, timeLimitMs: timeLimit, everyMs }
}

function listenFor(requests: RequestListener, { connectionTimeout, ...limits }: TimeLimits): Server {
  const server = createHttpServer(limits, requests)
  server.setTimeout(connectionTimeout)
  server.maxConnections = MAX_CONNECTIONS
  return server
}
