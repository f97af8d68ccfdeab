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

/** The provider's clock may be ahead of ours: what began a little after the account was given up belongs to it, too. */
const CLOCK_SLACK = HOUR

export interface TaskLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface TaskParts {
  readonly storage: TaskStorage
  readonly subscriptions: Pick<SubscriptionStorage, 'lock' | 'detach'>
  /** Null where nothing is sold: what is left waits for who sold it. */
  readonly seller: Seller | null
  readonly log: TaskLog
}

export type PaymentTasks = ReturnType<typeof createPaymentTasks>

/** Ends subscriptions at the provider for those who are gone, however long that is down; any number of instances share the work. */
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

    /** Nobody is charged any more for the account: to be called before it is deleted, in the same transaction. */
    async forget(transaction: Transaction, userId: string): Promise<void> {
      const account = await subscriptions.lock(transaction, userId)
      if (account === null || account.customerId === null) return
      await add(transaction, account.customerId)
      await subscriptions.detach(transaction, userId)
    },

    /** Those that others have left, too. */
    start(): void {
      timer = setInterval(wake, POLL_EVERY)
      wake()
    },

    /** Does all that is due. */
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
      // The sandbox charges nobody.
      if (sellerOf(customerId) === 'sandbox') return
      throw new Error('It was sold by another provider.')
    }
    for (const { id, status, createdAt: begunAt } of await by.provider.list(customerId)) {
      if (status !== 'ended' && begunAt <= createdAt + CLOCK_SLACK) await by.provider.endNow(id)
    }
  }
}

/** Those that failed together do not come together again. */
function delayAfter(attempts: number): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY)
  return Math.round(delay * (0.75 + Math.random() / 4))
}
