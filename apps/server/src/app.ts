import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import { signInRoutes } from './features/sessions/routes.ts'
import { entitlementRoutes } from './features/subscriptions/routes.ts'
import { serveAssets } from './http/assets.ts'
import { serveHealth } from './http/health.ts'
import { logRequests } from './http/log.ts'
import { servePages } from './http/pages.ts'
import { answerRefusals, createSocketRefusal, refuseBadAddress } from './http/refusals.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'

/** No request of the product has a body yet. */
const BODY_LIMIT = 64 * 1024

/** What a client may take, in milliseconds: slower ones would hold their connections for ever. */
const TIME_LIMITS = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const

type TimeLimits = Pick<FastifyHttpOptions<Server>, keyof typeof TIME_LIMITS>

export interface AppParts {
  readonly config: Config
  /** The folder of the built web app. */
  readonly webRoot: string
  /** Whether the process is on its way out. */
  readonly isStopping?: () => boolean
  readonly timeLimits?: TimeLimits
}

/** Puts the parts together. The caller lets it listen. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, webRoot, isStopping = () => false, timeLimits = TIME_LIMITS } = parts
  const isSecure = config.publicUrl?.protocol === 'https:'
  const app = Fastify({
    ...timeLimits,
    bodyLimit: BODY_LIMIT,
    trustProxy: [...config.trustedProxies],
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    logger: { level: config.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: createSocketRefusal(isSecure),
    frameworkErrors: refuseBadAddress(isSecure),
  })
  app.removeContentTypeParser('text/plain')
  sendSecurityHeaders(app, isSecure)
  logRequests(app)
  await serveHealth(app, { isStopping })
  entitlementRoutes(app, config)
  signInRoutes(app, { origin: config.publicUrl?.origin ?? null })
  await serveAssets(app, { webRoot, isSecure })
  answerRefusals(app, await servePages(app, { webRoot, isSecure }))
  return app
}
