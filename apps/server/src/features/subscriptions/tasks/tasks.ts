import { createLeasedWork, retryDelayAfter } from '#leased-work.ts'
import type { Log } from '#ports/log.ts'
import { isCustomerOf, type Seller, sellerOf } from '../seller.ts'
import type { SubscriptionStorage, Transaction } from '../storage.ts'
import type { PaymentTask, TaskStorage } from './task-storage.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** In milliseconds. */
const POLL_EVERY = 30 * SECOND
const LEASE = 5 * MINUTE
const LONGEST_DELAY = HOUR

/** The provider's clock may be ahead, so a subscription begun shortly after the task still belongs to it. */
const CLOCK_SLACK = HOUR

interface TaskParts {
  readonly storage: TaskStorage
  readonly subscriptions: Pick<SubscriptionStorage, 'lock' | 'detach'>
  readonly seller: Seller | null
  readonly log: Pick<Log, 'warn' | 'error'>
}

export type PaymentTasks = ReturnType<typeof createPaymentTasks>

/** Ends subscriptions of deleted accounts at the provider, even after long outages. Instances share the work. */
export function createPaymentTasks({ storage, subscriptions, seller, log }: TaskParts) {
  const { start, run, stop } = createLeasedWork({
    claim: async () => seller && storage.claim(LEASE),
    handle: attempt,
    pollEvery: POLL_EVERY,
    onError: (error) =>
      log.error(
        { err: error },
        'the database cannot be reached, so subscriptions of deleted accounts wait to be ended',
      ),
  })

  const add = async (transaction: Transaction, customerId: string): Promise<void> => {
    await storage.add(transaction, customerId)
    storage.afterCommit(transaction, run)
  }

  return {
    add,

    async forget(transaction: Transaction, userId: string): Promise<void> {
      const account = await subscriptions.lock(transaction, userId)
      if (account === null || account.customerId === null) return
      await add(transaction, account.customerId)
      await subscriptions.detach(transaction, userId)
    },

    start,
    run,
    stop,
  }

  async function attempt(task: PaymentTask): Promise<void> {
    const { id, customerId, attempts } = task
    try {
      await endAll(task)
      await storage.remove(id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await storage.retryLater(id, retryDelayAfter(attempts, LONGEST_DELAY), reason)
      log.warn(
        { err: error, customer: customerId, attempts },
        'a subscription could not be ended and will be retried',
      )
    }
  }

  async function endAll({ customerId, createdAt }: PaymentTask): Promise<void> {
    if (seller === null || !isCustomerOf(seller, customerId)) {
      // The sandbox charges nobody, so there is nothing to end.
      if (sellerOf(customerId) === 'sandbox') return
      throw new Error('The subscription belongs to another payment provider.')
    }
    for (const { id, status, createdAt: begunAt } of await seller.provider.list(customerId)) {
      if (status !== 'ended' && begunAt <= createdAt + CLOCK_SLACK) await seller.provider.endNow(id)
    }
  }
}
