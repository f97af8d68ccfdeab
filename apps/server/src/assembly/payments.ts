import { type Entitlements, SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import type { PaymentSettings } from '../config/payment-settings.ts'
import type { Database } from '../database/database.ts'
import { RequestError } from '../errors.ts'
import { createRateLimits } from '../features/rate-limits/service.ts'
import { createRateLimitStorage } from '../features/rate-limits/storage.ts'
import { createAccountLock } from '../features/subscriptions/account-lock.ts'
import { createAccountLockStorage } from '../features/subscriptions/account-lock-storage.ts'
import { createEntitlements } from '../features/subscriptions/entitlements.ts'
import type { EventReader } from '../features/subscriptions/provider.ts'
import { createTellAddress } from '../features/subscriptions/reconciliation/customer-address.ts'
import { createReconciliation } from '../features/subscriptions/reconciliation/reconcile.ts'
import { createStaleStorage } from '../features/subscriptions/reconciliation/stale-storage.ts'
import { subscriptionRoutes } from '../features/subscriptions/routes.ts'
import { createSandboxCheckout, noSandboxCheckout } from '../features/subscriptions/sandbox/checkout.ts'
import { createSandbox } from '../features/subscriptions/sandbox/provider.ts'
import { createSandboxStorage } from '../features/subscriptions/sandbox/storage.ts'
import type { Seller } from '../features/subscriptions/seller.ts'
import { createSubscriptions } from '../features/subscriptions/service.ts'
import { createSubscriptionStorage } from '../features/subscriptions/storage.ts'
import { createTakeOver } from '../features/subscriptions/take-over.ts'
import { createTaskStorage } from '../features/subscriptions/tasks/task-storage.ts'
import { createPaymentTasks } from '../features/subscriptions/tasks/tasks.ts'
import { createEventStorage } from '../features/subscriptions/webhook/event-storage.ts'
import { createWebhook, noWebhook } from '../features/subscriptions/webhook/webhook.ts'
import type { Log } from '../ports/log.ts'
import type { Charges, Subscriber } from '../ports/subscriptions.ts'

interface PaymentParts {
  readonly database: Database
  readonly settings: PaymentSettings
  readonly freePlan: Entitlements
  readonly log: Pick<Log, 'warn' | 'error'>
}

export interface Payments extends Charges {
  readonly entitlementsFor: (subscriber: Subscriber | null) => Entitlements
  serve(app: FastifyInstance): void
  start(): void
  stop(): Promise<void>
  purge(): Promise<void>
}

export async function createPayments({ database, settings, freePlan, log }: PaymentParts): Promise<Payments> {
  const { seller, reader } = await createSeller({ database, settings, log })
  const storage = createSubscriptionStorage(database)
  const events = createEventStorage(database)
  const stale = createStaleStorage(database)
  const tasks = createPaymentTasks({
    storage: createTaskStorage(database),
    subscriptions: storage,
    seller,
    log,
  })
  const entitlementsFor = createEntitlements({ freePlan, isEverythingFree: seller === null })
  const takeOver = seller && createTakeOver({ storage, seller, tasks })
  const inTurn = createAccountLock(createAccountLockStorage(database))
  const service = createSubscriptions({
    storage,
    rateLimits: createRateLimits({ storage: createRateLimitStorage(database) }),
    entitlementsFor,
    shop: seller && takeOver && { seller, takeOver, tasks, inTurn },
  })
  const checkout =
    seller?.kind === 'sandbox' && takeOver
      ? createSandboxCheckout({ storage: createSandboxStorage(database), takeOver })
      : noSandboxCheckout(() =>
          seller === null
            ? new RequestError('conflict', { message: SUBSCRIPTION_MESSAGES.paymentsOff })
            : new RequestError('not_found'),
        )
  const webhook = reader && takeOver ? createWebhook({ storage, events, reader, takeOver }) : noWebhook
  const reconciliation =
    seller &&
    takeOver &&
    createReconciliation({
      storage: stale,
      takeOver,
      tellAddress: createTellAddress({ storage, seller }),
      log,
    })

  return {
    entitlementsFor,
    forget: tasks.forget,
    serve: (app) => subscriptionRoutes(app, { service, checkout, webhook }),
    start() {
      tasks.start()
      reconciliation?.start()
    },
    async stop() {
      await Promise.all([tasks.stop(), reconciliation?.stop()])
    },
    async purge() {
      await events.purge()
      await stale.purge()
    },
  }
}

async function createSeller({ database, settings, log }: Omit<PaymentParts, 'freePlan'>): Promise<{
  readonly seller: Seller | null
  readonly reader: EventReader | null
}> {
  switch (settings.kind) {
    case 'off':
      return { seller: null, reader: null }
    case 'sandbox':
      return {
        seller: { kind: 'sandbox', provider: createSandbox(createSandboxStorage(database)) },
        reader: null,
      }
    case 'stripe': {
      // Loaded only when needed, because Stripe's library takes more memory than the rest of payments.
      const { createStripe } = await import('../features/subscriptions/stripe/stripe.ts')
      const { provider, events } = createStripe({ ...settings, log })
      return { seller: { kind: 'stripe', provider }, reader: events }
    }
  }
}
