import {
  type Entitlements,
  type PaidPlan,
  type Payment,
  type PaymentOptions,
  type PaymentSecret,
  SUBSCRIPTION_MESSAGES,
  type Subscription,
} from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import { perAccount, type RateLimits } from '../../ports/rate-limits.ts'
import type { Subscriber } from '../../ports/subscriptions.ts'
import { graceUntil } from './entitlements.ts'
import { placeOrder } from './order.ts'
import type { ProviderSubscription } from './provider.ts'
import { isCustomerOf, type Seller } from './seller.ts'
import { findRunning } from './standing.ts'
import type { Account, SubscriptionStorage } from './storage.ts'
import type { TakeOver } from './take-over.ts'
import type { PaymentTasks } from './tasks/tasks.ts'
import { withTimeLimit } from './time-limit.ts'

interface Shop {
  readonly seller: Seller
  readonly takeOver: TakeOver
  readonly tasks: Pick<PaymentTasks, 'add'>
  readonly inTurn: <Result>(
    userId: string,
    throwIfLate: () => void,
    work: () => Promise<Result>,
  ) => Promise<Result>
}

interface SubscriptionParts {
  readonly storage: SubscriptionStorage
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly entitlementsFor: (subscriber: Subscriber | null) => Entitlements
  readonly shop: Shop | null
  readonly timeLimitMs?: number
}

export type SubscriptionService = ReturnType<typeof createSubscriptions>

export function createSubscriptions(parts: SubscriptionParts) {
  const { storage, rateLimits, entitlementsFor, shop, timeLimitMs } = parts
  const options: PaymentOptions = {
    payments: shop?.seller.kind ?? 'off',
    publishableKey: shop?.seller.provider.publishableKey ?? null,
    freePlan: entitlementsFor(null),
  }

  return {
    options: async (): Promise<PaymentOptions> => options,

    entitlements: async (userId: string | null): Promise<Entitlements> =>
      entitlementsFor(userId === null ? null : await storage.find(userId)),

    status,

    async payments(userId: string): Promise<Payment[]> {
      const payments = await storage.payments(userId)
      return payments.map(({ at, ...payment }) => ({ ...payment, at: toMoment(at) }))
    },

    create: (userId: string, plan: PaidPlan): Promise<PaymentSecret> =>
      change(userId, async (open, account, throwIfLate) => {
        if (account.subscriptionPlan === 'friends_family') throw conflict('givenPlan')
        const { seller, takeOver } = open
        const isCustomer = account.customerId !== null && isCustomerOf(seller, account.customerId)
        if (!isCustomer) await becomeCustomer(seller, account)
        throwIfLate()
        try {
          return await order(open, userId, plan, throwIfLate)
        } catch (error) {
          // The user asked for a refresh, so the provider may have news.
          if (isRefusal(error, 'conflict')) await takeOver(userId)
          // The operator has switched to another account at the provider, which doesn't know our customers.
          if (!isRefusal(error, 'not_found')) throw error
        }
        await becomeCustomer(seller, account)
        return order(open, userId, plan, throwIfLate)
      }),

    refresh: async (userId: string): Promise<Subscription> => {
      const { takeOver } = await enterShop(userId)
      await withTimeLimit(() => takeOver(userId), timeLimitMs)
      return status(userId)
    },

    /** The plan lasts until the end of the paid period. An unpaid one ends immediately. */
    cancel: (userId: string): Promise<Subscription> =>
      change(userId, async ({ seller, takeOver }, account) => {
        const { provider } = seller
        const running = await findRunningOf(seller, account)
        if (running?.status === 'past_due') await provider.endNow(running.id)
        else if (running?.endsAtPeriodEnd === false) await provider.setEndsAtPeriodEnd(running.id, true)
        await takeOver(userId)
        if (running === null) throw conflict('nothingToCancel')
        return status(userId)
      }),

    resume: (userId: string): Promise<Subscription> =>
      change(userId, async ({ seller, takeOver }, account) => {
        const running = await findRunningOf(seller, account)
        const canceled = running?.endsAtPeriodEnd ? running : null
        if (canceled !== null) await seller.provider.setEndsAtPeriodEnd(canceled.id, false)
        await takeOver(userId)
        if (canceled === null) throw conflict('nothingToResume')
        return status(userId)
      }),
  }

  async function change<Result>(
    userId: string,
    work: (open: Shop, account: Account, throwIfLate: () => void) => Promise<Result>,
  ): Promise<Result> {
    const open = await enterShop(userId)
    return withTimeLimit(
      (throwIfLate) =>
        open.inTurn(userId, throwIfLate, async () => work(open, await requireAccount(userId), throwIfLate)),
      timeLimitMs,
    )
  }

  async function status(userId: string): Promise<Subscription> {
    const account = await requireAccount(userId)
    const { subscriptionPlan: plan, subscriptionStatus, paidUntil } = account
    return {
      plan,
      status: subscriptionStatus,
      paidUntil: toMomentOrNull(paidUntil),
      graceUntil: toMomentOrNull(graceUntil(account)),
    }
  }

  async function order(
    open: Shop,
    userId: string,
    plan: PaidPlan,
    throwIfLate: () => void,
  ): Promise<PaymentSecret> {
    const ticket = await storage.takeTicket(userId)
    if (ticket === null) throw new RequestError('unauthorized')
    const { customerId, number } = ticket
    const { clientSecret } = await placeOrder(
      open.seller.provider,
      { customerId, plan, key: `${userId}-${number}` },
      throwIfLate,
    )
    if (clientSecret === null) await open.takeOver(userId)
    else await noteBegun(open, userId, customerId)
    return { clientSecret }
  }

  async function becomeCustomer({ provider }: Seller, account: Account): Promise<void> {
    const { id: userId, email, customerId } = account
    const name = [account.firstName, account.lastName].filter((part) => part !== null).join(' ')
    const created = await provider.createCustomer({ userId, email, name: name === '' ? null : name })
    await storage.setCustomer(userId, { customerId: created, email, former: customerId })
  }

  /** If the account was deleted meanwhile, ends its subscriptions so that the person isn't charged. */
  async function noteBegun({ tasks }: Shop, userId: string, customerId: string): Promise<void> {
    if (await storage.noteBegun(userId)) return
    await storage.transaction((transaction) => tasks.add(transaction, customerId))
    throw new RequestError('unauthorized')
  }

  async function findRunningOf(
    seller: Seller,
    { customerId, subscriptionPlan }: Account,
  ): Promise<ProviderSubscription | null> {
    const isBought = subscriptionPlan !== 'friends_family'
    if (!isBought || customerId === null || !isCustomerOf(seller, customerId)) return null
    return findRunning(await seller.provider.list(customerId))
  }

  async function requireAccount(userId: string): Promise<Account> {
    const account = await storage.find(userId)
    if (account === null) throw new RequestError('unauthorized')
    return account
  }

  /** The provider limits requests across all accounts, so we limit them per account. */
  async function enterShop(userId: string): Promise<Shop> {
    if (shop === null) throw conflict('paymentsOff')
    await rateLimits.take([perAccount('paymentsPerAccount', userId)])
    return shop
  }
}

function isRefusal(error: unknown, code: RequestError['code']): boolean {
  return error instanceof RequestError && error.code === code
}

function conflict(reason: keyof typeof SUBSCRIPTION_MESSAGES): RequestError {
  return new RequestError('conflict', { message: SUBSCRIPTION_MESSAGES[reason] })
}

function toMomentOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toMoment(milliseconds)
}

function toMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
