import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { createOpenIdConnect } from '../features/identity-provider/open-id-connect.ts'
import type { IdentityParts } from '../features/identity-provider/parts.ts'
import { identityProviderRoutes, noIdentityProviderRoutes } from '../features/identity-provider/routes.ts'
import { createIdentityService } from '../features/identity-provider/service.ts'
import { createIdentityStorage } from '../features/identity-provider/storage.ts'
import { beforeSignIn, signInLink } from '../features/sessions/routes.ts'
import type { SessionService } from '../features/sessions/service.ts'
import type { Pages } from '../http/pages/pages.ts'

interface WaysInParts extends Omit<IdentityParts, 'storage' | 'provider' | 'sessions'> {
  readonly database: Database
  readonly sessions: IdentityParts['sessions'] & Pick<SessionService, 'isSuspended'>
  readonly settings: Config['identityProvider']
  readonly origin: string | null
  readonly isSecure: boolean
  readonly pages: Pick<Pages, 'send'>
}

export function assembleWaysIn(
  app: FastifyInstance,
  { database, settings, origin, isSecure, pages, ...shared }: WaysInParts,
): readonly { purge(): Promise<unknown> }[] {
  const guard = beforeSignIn(shared.sessions, { origin })
  if (settings === null) {
    signInLink(app, guard)
    noIdentityProviderRoutes(app)
    return []
  }
  const storage = createIdentityStorage(database)
  const identities = createIdentityService({ ...shared, storage, provider: createOpenIdConnect(settings) })
  identityProviderRoutes(app, identities, { beforeSignIn: guard, isSecure, pages })
  return [identities]
}
