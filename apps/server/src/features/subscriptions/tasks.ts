import { isCustomerOf, type Seller, sellerOf } from './seller.ts'
import type { SubscriptionStorage, Transaction } from './storage.ts'
import type { PaymentTask, TaskStorage } from './task-storage.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** In milliseconds. */
const POLL_EVERY = 30 * SECOND
const LEASE = 5 * MINUTE
const FIRST_DELAY = 5 * SECOND
const LONGEST_DELAY = HOUR

/** The provider's clock may be ahead, so a subscription begun shortly after the task still belongs to it. */
const CLOCK_SLACK = HOUR

export interface TaskLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface TaskParts {
  readonly storage: TaskStorage
  readonly subscriptions: Pick<SubscriptionStorage, 'lock' | 'detach'>
  /** Null if nothing is sold. Open tasks then wait until their provider is configured again. */
  readonly seller: Seller | null
  readonly log: TaskLog
}

export type PaymentTasks = ReturnType<typeof createPaymentTasks>

/** Ends subscriptions of deleted accounts at the provider, even after long outages. Instances share the work. */
export function createPaymentTasks({ storage, subscriptions, seller, log }: TaskParts) {
  let isStopping = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const add = async (transaction: Transaction, customerId: string): Promise<void> => {
    await storage.add(transaction, customerId)
    storage.afterCommit(transaction, wake)
  }

  return {
    add,

    /** Ends all charges for the account. Call it before deleting the account, in the same transaction. */
    async forget(transaction: Transaction, userId: string): Promise<void> {
      const account = await subscriptions.lock(transaction, userId)
      if (account === null || account.customerId === null) return
      await add(transaction, account.customerId)
      await subscriptions.detach(transaction, userId)
    },

    start(): void {
      timer = setInterval(wake, POLL_EVERY)
      wake()
    },

    run,

    async stop(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }

  function wake(): void {
    const before = running
    const ended = (before ?? Promise.resolve()).then(run).catch((error: unknown) => {
      log.error({ err: error }, 'subscriptions wait to be ended, as the database cannot be asked')
    })
    running = ended
    void ended.then(() => {
      if (running === ended) running = null
    })
  }

  async function run(): Promise<void> {
    if (seller === null) return
    while (!isStopping) {
      const task = await storage.claim(LEASE)
      if (task === null) return
      await attempt(seller, task)
    }
  }

  async function attempt(by: Seller, task: PaymentTask): Promise<void> {
    const { id, customerId, attempts } = task
    try {
      await endAll(by, task)
      await storage.remove(id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await storage.retryLater(id, delayAfter(attempts), reason)
      log.warn({ err: error, customer: customerId, attempts }, 'a subscription could not be ended yet')
    }
  }

  async function endAll(by: Seller, { customerId, createdAt }: PaymentTask): Promise<void> {
    if (!isCustomerOf(by, customerId)) {
      // The sandbox charges nobody, so there is nothing to end.
      if (sellerOf(customerId) === 'sandbox') return
      throw new Error('It was sold by another provider.')
    }
    for (const { id, status, createdAt: begunAt } of await by.provider.list(customerId)) {
      if (status !== 'ended' && begunAt <= createdAt + CLOCK_SLACK) await by.provider.endNow(id)
    }
  }
}

/** Random, so that tasks that failed together don't retry together. */
function delayAfter(attempts: number): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY)
  return Math.round(delay * (0.75 + Math.random() / 4))
}
