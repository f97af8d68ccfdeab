import type { FastifyInstance } from 'fastify'
import { toSearched } from '../database/accounts/search-key.ts'
import type { Database } from '../database/database.ts'
import { createAccountStorage } from '../features/accounts/storage.ts'
import { createBelongings } from '../features/admin/belongings.ts'
import { createDirectory } from '../features/admin/directory.ts'
import { createInspectedItems } from '../features/admin/inspected-items.ts'
import type { AdminParts } from '../features/admin/parts.ts'
import { adminRoutes } from '../features/admin/routes.ts'
import { createSearchKeys } from '../features/admin/search-keys.ts'
import { createAdminService } from '../features/admin/service.ts'
import { createAdminStorage } from '../features/admin/storage.ts'
import { createAuditReading } from '../features/audit-log/reading.ts'
import { auditLogRoutes } from '../features/audit-log/routes.ts'
import { createAuditService } from '../features/audit-log/service.ts'
import { deadLetterRoutes } from '../features/mail/dead-letters/routes.ts'
import { createDeadLetterService } from '../features/mail/dead-letters/service.ts'
import type { DeadLetterStorage } from '../features/mail/dead-letters/storage.ts'

type Shared = 'passwords' | 'linkTokens' | 'mail' | 'sessions' | 'payments' | 'rateLimits' | 'auditLog'

interface AdministrationParts extends Pick<AdminParts, Shared> {
  readonly database: Database
  readonly deadLetters: DeadLetterStorage
}

export function assembleAdministration(
  app: FastifyInstance,
  { database, deadLetters, ...shared }: AdministrationParts,
): { purge(): Promise<void> } {
  const service = createAdminService({
    ...shared,
    storage: createAdminStorage(database),
    directory: createDirectory(database),
    inspection: createInspectedItems(database),
    belongings: createBelongings(database),
    accounts: createAccountStorage(database),
    toSearched,
  })
  adminRoutes(app, service)
  deadLetterRoutes(app, createDeadLetterService({ ...shared, storage: deadLetters }))
  auditLogRoutes(app, createAuditService({ reading: createAuditReading(database) }))

  const searchKeys = createSearchKeys(database)
  fillInBackground(app, searchKeys.fill)
  return { purge: () => searchKeys.fill() }
}

function fillInBackground(app: FastifyInstance, fill: (signal: AbortSignal) => Promise<void>): void {
  const closing = new AbortController()
  let filling: Promise<void> | undefined
  app.addHook('onListen', async () => {
    filling = fill(closing.signal).catch((error: unknown) =>
      app.log.warn({ err: error }, 'not all accounts can be searched yet'),
    )
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await filling
  })
}
