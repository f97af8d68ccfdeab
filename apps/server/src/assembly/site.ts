import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { answerRefusals } from '../http/answers/refusals.ts'
import { isLoopback } from '../http/client/loopback.ts'
import { createAdminDenials } from '../http/guards/admin-denials.ts'
import { createMissLimit } from '../http/guards/misses.ts'
import { serveHealth } from '../http/monitoring/health.ts'
import { serveMetrics } from '../http/monitoring/metrics.ts'
import { serveAssets } from '../http/pages/assets.ts'
import { type Demo, serveDemoLink } from '../http/pages/demo.ts'
import { type Pages, servePages } from '../http/pages/pages.ts'
import { serveSiteMap } from '../http/pages/site-map.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { AuditLog } from '../ports/audit-log.ts'
import type { RateLimits } from '../ports/rate-limits.ts'

interface SiteParts {
  readonly config: Config
  readonly webRoot: string
  readonly isSecure: boolean
  readonly isStopping: () => boolean
  readonly publicUrl: () => string
  readonly database: Database
  readonly metrics: Metrics
  readonly demo: Demo
  /** Visitors of the demo read their emails in the browser. */
  readonly hasInbox: boolean
  readonly rateLimits: RateLimits
  readonly auditLog: AuditLog
}

/** Serves the pages, health and metrics, and the answers to refused requests. */
export async function assembleSite(
  app: FastifyInstance,
  {
    config,
    webRoot,
    isSecure,
    isStopping,
    publicUrl,
    database,
    metrics,
    demo,
    hasInbox,
    rateLimits,
    auditLog,
  }: SiteParts,
): Promise<Pages> {
  serveHealth(app, {
    isStopping,
    isDatabaseThere: database.isThere,
    hasRoom: () => database.hasRoom(0),
  })
  await serveAssets(app, { webRoot, isSecure })
  serveSiteMap(app, { publicUrl })
  const pages = await servePages(app, {
    webRoot,
    isSecure,
    publicUrl,
    isDemoOpen: hasInbox ? demo.isOpen : null,
    isPaidByStripe: config.payments.kind === 'stripe',
  })
  if (config.isDemo) serveDemoLink(app, demo, pages)
  answerRefusals(app, {
    pages,
    limitMisses: createMissLimit(rateLimits),
    recordAdminDenial: createAdminDenials({ transaction: database.transaction, rateLimits, auditLog }),
  })
  serveMetrics(app, {
    ...metrics,
    token: config.metricsToken,
    isBehindProxy:
      config.trustedProxies.length > 0 ||
      (config.publicUrl !== null && !isLoopback(config.publicUrl.hostname)),
  })
  return pages
}
