import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { isReachable } from './database/is-reachable.ts'
import { openDatabase } from './database/open.ts'
import { readDemoAdministrator } from './demo-administrator.ts'
import { createAuditLog } from './features/audit-log/service.ts'
import { createPasswords } from './features/passwords/service.ts'
import { createRateLimits } from './features/rate-limits/service.ts'
import { sessionRoutes, signInLink } from './features/sessions/routes.ts'
import { createSessionService } from './features/sessions/service.ts'
import { createSessionStorage } from './features/sessions/storage.ts'
import { subscriptionRoutes } from './features/subscriptions/routes.ts'
import { serveAssets } from './http/assets.ts'
import { guardRequests } from './http/guard.ts'
import { serveHealth } from './http/health.ts'
import { servePages } from './http/pages.ts'
import { answerRefusals } from './http/refusals.ts'
import { createServer, type TimeLimits } from './http/server.ts'
import { createTurns } from './in-turn.ts'
import { toAddress } from './listening-address.ts'

/** Hashing a password takes a core for 20 ms: two at once leave the rest of the product in peace. */
const HASHING = { atOnce: 2, mostWaiting: 256 }

/** By how much more often one network may try on a demo, where everybody comes from the same. */
const DEMO_NETWORK_FACTOR = 100

/** What has ended is cleared away this often. */
const SWEEP_MS = 60 * 60 * 1000

export interface AppParts {
  readonly config: Config
  /** The folder of the built web app. */
  readonly webRoot: string
  /** Whether the process is on its way out. */
  readonly isStopping?: () => boolean
  readonly timeLimits?: TimeLimits
}

/** Opens the database and puts the parts together. The caller lets it listen, and closes it. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, timeLimits } = parts
  const isSecure = config.publicUrl?.protocol === 'https:'
  const app = createServer({ ...config, isSecure, timeLimits })
  try {
    await assemble(app, { ...parts, isSecure })
    return app
  } catch (error) {
    await app.close()
    throw error
  }
}

async function assemble(
  app: FastifyInstance,
  parts: AppParts & { readonly isSecure: boolean },
): Promise<void> {
  const { config, webRoot, isSecure, isStopping = () => false } = parts
  const { dataFolder, databaseUrl, isDemo } = config
  const origin = config.publicUrl?.origin ?? null
  const networkFactor = isDemo ? DEMO_NETWORK_FACTOR : 1
  const hasDemoMail = isDemo && config.mail.smtpUrl === null

  const database = await openDatabase({ dataFolder, url: databaseUrl, log: app.log })
  app.addHook('onClose', () => database.close())

  const auditLog = createAuditLog(database)
  const rateLimits = createRateLimits(database)
  const passwords = createPasswords({ inTurn: createTurns(HASHING) })
  const sessions = createSessionService({
    storage: createSessionStorage(database),
    passwords,
    rateLimits,
    auditLog,
    inTurn: createTurns(HASHING),
    networkFactor,
  })

  await guardRequests(app, { sessions, origin, isSecure })
  await serveHealth(app, { isStopping, isDatabaseThere: () => isReachable(database) })
  await serveAssets(app, { webRoot, isSecure })
  const pages = await servePages(app, { webRoot, isSecure, hasDemoMail })
  answerRefusals(app, pages)

  const demoAccount = isDemo ? await readDemoAdministrator(dataFolder) : null
  sessionRoutes(app, sessions, {
    origin,
    options: { identityProvider: config.identityProvider?.name ?? null, demoAccount, hasDemoMail },
  })
  signInLink(app, { origin })
  subscriptionRoutes(app, config)
}
