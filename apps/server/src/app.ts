import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { assembleAdministration } from './assembly/administration.ts'
import { assembleLibrary } from './assembly/library.ts'
import { createPayments } from './assembly/payments.ts'
import { assembleSite } from './assembly/site.ts'
import { sweep } from './assembly/sweep.ts'
import { createTwoFactor } from './assembly/two-factor.ts'
import { assembleWaysIn } from './assembly/ways-in.ts'
import type { Config } from './config/config.ts'
import { toAddress } from './config/listening-address.ts'
import { SettingError } from './config/setting-values.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { type Credentials, prepareDemoAdministrator } from './demo/demo-administrator.ts'
import { prepareDemoKey } from './demo/demo-key.ts'
import { accountDownloadRoutes } from './features/account-download/routes.ts'
import { createAccountDownload } from './features/account-download/service.ts'
import { createDownloadStorage } from './features/account-download/storage.ts'
import { createLinkTokens } from './features/accounts/email/link-tokens.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { createAccountService } from './features/accounts/service.ts'
import { createAccountStorage } from './features/accounts/storage.ts'
import { apiDocsRoutes } from './features/api-docs/routes.ts'
import { apiTokenRoutes } from './features/api-tokens/routes.ts'
import { createApiTokens } from './features/api-tokens/service.ts'
import { createApiTokenStorage } from './features/api-tokens/storage.ts'
import { createAuditLog } from './features/audit-log/storage.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { createContact } from './features/contact/service.ts'
import { domainRoutes } from './features/domains/routes.ts'
import { createDomains } from './features/domains/service.ts'
import { createMail } from './features/mail/create-mail.ts'
import { demoMailRoutes } from './features/mail/routes.ts'
import { createPasswords } from './features/passwords/service.ts'
import { createPeopleAccess } from './features/people/access.ts'
import { createAccessStorage } from './features/people/access-storage.ts'
import { createOwnChangeStorage } from './features/people/own-changes.ts'
import { createPeopleStorage } from './features/people/storage.ts'
import { createAllowance } from './features/rate-limits/allowance.ts'
import { createRateLimits } from './features/rate-limits/service.ts'
import { createRateLimitStorage } from './features/rate-limits/storage.ts'
import { createImpersonation } from './features/sessions/impersonation/impersonation.ts'
import { impersonationRoutes } from './features/sessions/impersonation/impersonation-routes.ts'
import { createImpersonationStorage } from './features/sessions/impersonation/impersonation-storage.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { createSessionService } from './features/sessions/service.ts'
import { createSessionStorage } from './features/sessions/storage.ts'
import { shareThread } from './http/guards/fair-share.ts'
import { guardRequests } from './http/guards/guard.ts'
import { createDemo } from './http/pages/demo.ts'
import { createServer, type TimeLimits } from './http/server.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { createTaskQueue } from './task-queue.ts'

/** Hashing keeps a core busy for 20 ms. Two at a time leave enough for other requests. */
const HASHING = { name: 'hashing', atOnce: 2, maxWaiting: 64, maxWaitingInAll: 64 }

/** Everybody who opened the demo shares one network. */
const DEMO_NETWORK_FACTOR = 100

const DEMO_SUPPORT_EMAIL = 'support@wordloom.example'

export interface AppParts {
  readonly config: Config
  readonly webRoot: string
  readonly database?: Database
  readonly isStopping?: () => boolean
  readonly timeLimits?: TimeLimits
}

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
  const publicUrl = () => toAddress(config, app)

  const database = parts.database ?? (await openDatabase({ dataFolder, url: databaseUrl, log: app.log }))
  if (parts.database === undefined) app.addHook('onClose', () => database.close())

  app.decorate('untilKept', database.untilKept)
  const metrics = createMetrics(app, { database, dataFolder })
  const hashing = createTaskQueue(HASHING)
  const signingIn = createTaskQueue({ ...HASHING, name: 'signing_in' })
  metrics.watchQueue('hashing', hashing.depth)
  metrics.watchQueue('signing_in', signingIn.depth)
  const auditLog = createAuditLog(database, app.log)
  const rateLimits = createRateLimits({ storage: createRateLimitStorage(database) })
  const passwords = createPasswords({ inTurn: hashing })
  const apiTokenStorage = createApiTokenStorage(database)
  const twoFactor = createTwoFactor(database, { origin })
  const sessions = createSessionService({
    storage: createSessionStorage(database),
    passwords,
    rateLimits,
    auditLog,
    secondSteps: twoFactor.secondSteps,
    apiTokens: apiTokenStorage,
    inTurn: signingIn,
  })
  const payments = await createPayments({
    database,
    settings: config.payments,
    freePlan: config.freePlan,
    log: app.log,
  })
  app.addHook('onListen', async () => payments.start())
  app.addHook('onClose', () => payments.stop())
  const linkTokens = createLinkTokens(database)
  const mail = createMail({
    database,
    settings: { ...config.mail, folder: join(dataFolder, 'mail'), publicUrl },
    tokens: linkTokens,
    invitations: createPeopleStorage(database),
    resetSubjects: linkTokens,
    log: app.log,
  })
  const accounts = createAccountService({
    storage: createAccountStorage(database),
    linkTokens,
    passwords,
    mail: mail.queue,
    sessions,
    rateLimits,
    auditLog,
    payments,
  })
  const tokenRequests = createAllowance({
    rateLimits,
    rule: 'requestsPerToken',
    block: 20,
  })
  const apiTokens = createApiTokens({
    storage: apiTokenStorage,
    proofs: accounts.proofs,
    requests: tokenRequests,
    rateLimits,
    mail: mail.queue,
    auditLog,
  })

  const makeAdministrator = (credentials: Credentials) => accounts.ensureAdministrator(credentials)
  if (config.administrator) {
    const refusal = await passwords.refusal(config.administrator.password, config.administrator)
    if (refusal !== null) throw new SettingError(`ADMIN_PASSWORD: ${refusal}`)
    await makeAdministrator(config.administrator)
  }
  const demoAccount = isDemo ? await prepareDemoAdministrator({ dataFolder, makeAdministrator }) : null
  const demoInbox = isDemo ? mail.inbox : null

  const { isSecondFactorDemanded } = config
  const demo = createDemo({ key: isDemo ? await prepareDemoKey(dataFolder) : null, log: app.log })
  const changes = createAllowance({
    rateLimits,
    rule: 'changesPerAccount',
    block: 100,
  })
  await guardRequests(app, {
    sessions,
    apiTokens,
    people: createPeopleAccess(createAccessStorage(database), createOwnChangeStorage(database)),
    changes,
    origin,
    isSecure,
    isSecondFactorDemanded,
    toNetworkFactor: (request) => (demo.isOpen(request) ? DEMO_NETWORK_FACTOR : 1),
  })
  metrics.watchQueue('share', shareThread(app, database))
  metrics.watchQueue('large_bodies', app.largeBodies)
  const pages = await assembleSite(app, {
    config,
    webRoot,
    isSecure,
    isStopping,
    publicUrl,
    database,
    metrics,
    demo,
    hasInbox: demoInbox !== null,
    rateLimits,
    auditLog,
  })

  sessionRoutes(app, sessions, {
    origin,
    options: {
      identityProvider: config.identityProvider?.name ?? null,
      demoAccount,
      hasDemoMail: demoInbox !== null,
    },
    demo,
    describeSecondStep: twoFactor.describe,
  })
  const secondFactors = twoFactor.serve(app, {
    passwords,
    proofs: accounts.proofs,
    sessions,
    mail: mail.queue,
    rateLimits,
    auditLog,
    isDemandedOfAdministrators: isSecondFactorDemanded,
  })
  impersonationRoutes(app, createImpersonation({ storage: createImpersonationStorage(database), auditLog }))
  accountRoutes(app, accounts)
  apiTokenRoutes(app, apiTokens)
  accountDownloadRoutes(
    app,
    createAccountDownload({ storage: createDownloadStorage(database), rateLimits, auditLog }),
  )
  const waysIn = assembleWaysIn(app, {
    database,
    settings: config.identityProvider,
    origin,
    isSecure,
    pages,
    publicUrl,
    sessions,
    secondSteps: twoFactor.secondSteps,
    confirm: accounts.confirm,
    rateLimits,
    auditLog,
  })
  payments.serve(app)
  const { entitlementsFor } = payments
  const library = assembleLibrary(app, {
    database,
    config,
    entitlementsFor,
    mail: mail.queue,
    passwords,
    rateLimits,
    auditLog,
    watchQueue: metrics.watchQueue,
  })
  const administration = assembleAdministration(app, {
    database,
    passwords,
    linkTokens,
    mail: mail.queue,
    deadLetters: mail.deadLetters,
    sessions,
    payments,
    rateLimits,
    auditLog,
  })
  contactRoutes(
    app,
    createContact({
      storage: database,
      supportEmail: config.supportEmail ?? (demoInbox && DEMO_SUPPORT_EMAIL),
      isDemo: demoInbox !== null,
      mail: mail.queue,
      rateLimits,
    }),
  )
  domainRoutes(app, createDomains({ bootstrapUrl: config.rdapBootstrap, rateLimits, log: app.log }))
  if (demoInbox) demoMailRoutes(app, demoInbox, demo)
  apiDocsRoutes(app)

  // Links in emails need the port, which is known only now unless the URL is configured.
  app.addHook(config.publicUrl === null ? 'onListen' : 'onReady', async () => mail.start())
  app.addHook('onClose', () => mail.stop())
  sweep(app, [
    sessions,
    secondFactors,
    apiTokens,
    tokenRequests,
    changes,
    rateLimits,
    linkTokens,
    mail,
    payments,
    administration,
    ...waysIn,
    ...library,
  ])
}
