import { entitlementsOf, type PaidPlan } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { RequestError } from '@wordloom/server/internal/errors'
import { createRateLimits } from '@wordloom/server/internal/features/rate-limits/service'
import { createRateLimitStorage } from '@wordloom/server/internal/features/rate-limits/storage'
import { createAccountLock } from '@wordloom/server/internal/features/subscriptions/account-lock'
import { createAccountLockStorage } from '@wordloom/server/internal/features/subscriptions/account-lock-storage'
import { createEntitlements } from '@wordloom/server/internal/features/subscriptions/entitlements'
import type {
  PaymentProvider,
  ProviderSubscription,
} from '@wordloom/server/internal/features/subscriptions/provider'
import { createTellAddress } from '@wordloom/server/internal/features/subscriptions/reconciliation/customer-address'
import { createReconciliation } from '@wordloom/server/internal/features/subscriptions/reconciliation/reconcile'
import { createStaleStorage } from '@wordloom/server/internal/features/subscriptions/reconciliation/stale-storage'
import { createSandboxCheckout } from '@wordloom/server/internal/features/subscriptions/sandbox/checkout'
import { createSandbox } from '@wordloom/server/internal/features/subscriptions/sandbox/provider'
import { createSandboxStorage } from '@wordloom/server/internal/features/subscriptions/sandbox/storage'
import type { Seller } from '@wordloom/server/internal/features/subscriptions/seller'
import { createSubscriptions } from '@wordloom/server/internal/features/subscriptions/service'
import { createSubscriptionStorage } from '@wordloom/server/internal/features/subscriptions/storage'
import { createTakeOver } from '@wordloom/server/internal/features/subscriptions/take-over'
import { createTaskStorage } from '@wordloom/server/internal/features/subscriptions/tasks/task-storage'
import { createPaymentTasks } from '@wordloom/server/internal/features/subscriptions/tasks/tasks'
import { aDatabase, anotherWayTo, type DatabaseKind, SILENT_LOG } from '../database/database.ts'
import { addUser } from '../database/rows.ts'

type Question = Exclude<keyof PaymentProvider, 'publishableKey'>

interface Line {
  /** Subscriptions by id that the provider keeps after an account is deleted. The sandbox forgets them. */
  readonly beyond: Map<string, ProviderSubscription>
  readonly endedBeyond: string[]
  readonly emails: (readonly [customerId: string, email: string])[]
  readonly asked: Question[]
  before: (question: Question) => Promise<void>
  after: (question: Question) => Promise<void>
}

const CARD = '4242424242424242'

export async function aShop(kind: DatabaseKind, { timeLimitMs = 5_000 } = {}) {
  const database = await aDatabase(kind)
  const others = new AsyncDisposableStack()
  const line: Line = {
    beyond: new Map(),
    endedBeyond: [],
    emails: [],
    asked: [],
    before: async () => {},
    after: async () => {},
  }
  const first = anInstance(database, line, timeLimitMs)

  return {
    database,
    line,
    ...first,

    async anotherInstance() {
      return anInstance(others.use(await anotherWayTo(database)), line, timeLimitMs)
    },

    aMember: () => addUser(database, database.kysely),

    async subscribe(userId: string, plan: PaidPlan): Promise<void> {
      const { clientSecret } = await first.service.create(userId, plan)
      if (clientSecret !== null) await first.checkout.pay(userId, { clientSecret, cardNumber: CARD })
    },

    alive: () =>
      database.kysely
        .selectFrom('sandbox_subscriptions')
        .select(['user_id as userId', 'plan', 'status'])
        .where('status', '<>', 'ended')
        .execute(),

    change: (userId: string, values: object) =>
      database.kysely.updateTable('users').set(values).where('id', '=', userId).execute(),

    row: (userId: string) =>
      database.kysely.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),

    keepBeyond(subscription: ProviderSubscription): void {
      line.beyond.set(subscription.id, subscription)
    },
    endedBeyond: line.endedBeyond,

    breakDown(): void {
      line.before = async () => {
        throw new RequestError('bad_gateway')
      }
    },
    repair(): void {
      line.before = async () => {}
    },

    async [Symbol.asyncDispose]() {
      await others.disposeAsync()
      await database[Symbol.asyncDispose]()
    },
  }
}

function anInstance(database: Database, line: Line, timeLimitMs: number) {
  const storage = createSubscriptionStorage(database)
  const sandbox = createSandboxStorage(database)
  const seller: Seller = { kind: 'sandbox', provider: throughLine(createSandbox(sandbox), line) }
  const tasks = createPaymentTasks({
    storage: createTaskStorage(database),
    subscriptions: storage,
    seller,
    log: SILENT_LOG,
  })
  const takeOver = createTakeOver({ storage, seller, tasks })
  const service = createSubscriptions({
    storage,
    rateLimits: createRateLimits({ storage: createRateLimitStorage(database) }),
    entitlementsFor: createEntitlements({ freePlan: entitlementsOf('free'), isEverythingFree: false }),
    shop: { seller, takeOver, tasks, inTurn: createAccountLock(createAccountLockStorage(database)) },
    timeLimitMs,
  })
  return {
    storage,
    provider: seller.provider,
    tasks,
    takeOver,
    service,
    checkout: createSandboxCheckout({ storage: sandbox, takeOver }),
    reconciliation: createReconciliation({
      storage: createStaleStorage(database),
      takeOver,
      tellAddress: createTellAddress({ storage, seller }),
      log: SILENT_LOG,
    }),
  }
}

function throughLine(provider: PaymentProvider, line: Line): PaymentProvider {
  const through =
    <Order extends readonly unknown[], Answer>(
      question: Question,
      ask: (...order: Order) => Promise<Answer>,
    ) =>
    async (...order: Order): Promise<Answer> => {
      line.asked.push(question)
      await line.before(question)
      const answer = await ask(...order)
      await line.after(question)
      return answer
    }
  return {
    publishableKey: null,
    createCustomer: through('createCustomer', provider.createCustomer),
    setEmail: through('setEmail', async (customerId, email) => {
      line.emails.push([customerId, email])
    }),
    begin: through('begin', provider.begin),
    resumePayment: through('resumePayment', provider.resumePayment),
    change: through('change', provider.change),
    setEndsAtPeriodEnd: through('setEndsAtPeriodEnd', provider.setEndsAtPeriodEnd),
    endNow: through('endNow', async (id) => {
      const { customerId } = line.beyond.get(id) ?? {}
      if (customerId !== undefined && line.beyond.delete(id)) line.endedBeyond.push(customerId)
      await provider.endNow(id)
    }),
    read: through('read', provider.read),
    list: through('list', async (customerId) => {
      const known = await provider.list(customerId)
      const ids = new Set(known.map(({ id }) => id))
      const beyond = [...line.beyond.values()].filter((each) => each.customerId === customerId)
      return [...known, ...beyond.filter(({ id }) => !ids.has(id))]
    }),
    payments: through('payments', provider.payments),
  }
}
