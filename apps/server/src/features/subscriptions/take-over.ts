import { isCustomerOf, type Seller } from './seller.ts'
import { hasComeBack, toStanding } from './standing.ts'
import type { SubscriptionStorage, Transaction } from './storage.ts'
import type { PaymentTasks } from './tasks/tasks.ts'

interface TakeOverParts {
  readonly storage: SubscriptionStorage
  readonly seller: Seller
  readonly tasks: Pick<PaymentTasks, 'add'>
}

export type TakeOver = (userId: string, isNew?: IsNew) => Promise<void>

type IsNew = (transaction: Transaction) => Promise<boolean>

/** The only code that gives an account a paid plan. The answer to the latest request wins. */
export function createTakeOver({ storage, seller, tasks }: TakeOverParts): TakeOver {
  const { provider } = seller

  return async (userId, isNew = async () => true) => {
    const resumed = await takeOver(userId, isNew)
    if (resumed === null) return
    await provider.setEndsAtPeriodEnd(resumed, false)
    await takeOver(userId, async () => true)
  }

  async function takeOver(userId: string, isNew: IsNew): Promise<string | null> {
    const ticket = await storage.takeTicket(userId)
    if (ticket === null) return null
    const { customerId } = ticket
    const isOwn = isCustomerOf(seller, customerId)
    // The sandbox leaves Stripe's plans alone, while Stripe ends plans that were only bought in the sandbox.
    if (!isOwn && seller.kind === 'sandbox') return null
    const [subscriptions, payments] = isOwn
      ? await Promise.all([provider.list(customerId), provider.payments(customerId)])
      : [[], []]
    return storage.transaction(async (transaction) => {
      const account = await storage.lock(transaction, userId)
      if (account === null) {
        if (subscriptions.some(({ status }) => status !== 'ended')) await tasks.add(transaction, customerId)
        return null
      }
      if (!(await isNew(transaction))) return null
      if (account.customerId !== customerId || account.told >= ticket.number) return null
      const standing = toStanding(account, subscriptions)
      await storage.keepPayments(transaction, userId, payments)
      await storage.tell(transaction, ticket, standing)
      return hasComeBack(account, standing) ? account.subscriptionId : null
    })
  }
}
