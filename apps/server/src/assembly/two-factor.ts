import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Account, Transaction } from '../features/accounts/storage.ts'
import type { SecondFactorParts } from '../features/second-factors/parts.ts'
import { createPasskeyStorage } from '../features/second-factors/passkeys/passkey-storage.ts'
import { relyingPartyOf } from '../features/second-factors/passkeys/relying-party.ts'
import { secondFactorRoutes } from '../features/second-factors/routes.ts'
import { createSecondStepStorage } from '../features/second-factors/second-step/second-step-storage.ts'
import { createSecondSteps } from '../features/second-factors/second-step/second-steps.ts'
import { createSecondFactorService } from '../features/second-factors/service.ts'
import { createFactorStorage } from '../features/second-factors/storage.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Viewer } from '../ports/viewer.ts'

type Shared = 'sessions' | 'mail' | 'rateLimits' | 'auditLog' | 'isDemandedOfAdministrators'

interface ServiceParts extends Pick<SecondFactorParts, Shared> {
  readonly passwords: Pick<Passwords, 'hashWithSalt'>
  readonly proofs: {
    demand(viewer: Viewer, currentPassword: string | undefined): Promise<Account>
    hold(transaction: Transaction, proven: Account): Promise<void>
  }
}

/** Split in two, because sessions need `secondSteps` and the routes need sessions. */
export function createTwoFactor(database: Database, { origin }: { readonly origin: string | null }) {
  const storage = createFactorStorage(database)
  const passkeys = createPasskeyStorage(database)
  const steps = createSecondStepStorage(database)
  const secondSteps = createSecondSteps({ storage, passkeys, steps })

  return {
    secondSteps,
    describe: (secret: string, request: FastifyRequest) =>
      secondSteps.describe(secret, relyingPartyOf(request, origin)),

    serve(app: FastifyInstance, { passwords, proofs, ...shared }: ServiceParts): { purge(): Promise<void> } {
      const service = createSecondFactorService({
        ...shared,
        storage,
        passkeys,
        steps,
        hashCode: passwords.hashWithSalt,
        accounts: {
          async prove(viewer, currentPassword) {
            const proven = await proofs.demand(viewer, currentPassword)
            return (transaction) => proofs.hold(transaction, proven)
          },
        },
      })
      secondFactorRoutes(app, service, { steps: secondSteps, origin })
      return service
    },
  }
}
