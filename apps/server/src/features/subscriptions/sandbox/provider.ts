import { hash } from 'node:crypto'
import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { PaymentProvider, PaymentUnderWay, ProviderSubscription } from '../provider.ts'
import { SANDBOX_CUSTOMER } from '../seller.ts'
import { isWaiting, newSecret, passTime } from './life.ts'
import { priceOf } from './period.ts'
import type { SandboxStorage, SandboxSubscription, Transaction } from './storage.ts'

export function createSandbox(storage: SandboxStorage): PaymentProvider {
  return {
    publishableKey: null,

    createCustomer: async ({ userId }) => SANDBOX_CUSTOMER + userId,

    setEmail: async () => {},

    begin: ({ customerId, plan, key }) =>
      storage.transaction(async (transaction) => {
        const userId = userOf(customerId)
        const id = createSubscriptionId(userId, key)
        await storage.add(transaction, {
          userId,
          id,
          plan,
          nextPlan: null,
          status: 'incomplete',
          clientSecret: newSecret(),
          periodEnd: null,
          endsAtPeriodEnd: false,
          createdAt: await storage.now(transaction),
        })
        return toPaymentUnderWay(await require(transaction, id))
      }),

    resumePayment: (id) =>
      storage.transaction(async (transaction) => toPaymentUnderWay(await require(transaction, id))),

    change: ({ subscriptionId, plan }) =>
      storage.transaction(async (transaction) => {
        const present = await require(transaction, subscriptionId)
        if (present.nextPlan === plan) return toPaymentUnderWay(present)
        const costsMore = priceOf(plan) > priceOf(present.plan)
        const changed = costsMore
          ? { ...present, nextPlan: plan, clientSecret: newSecret() }
          : { ...present, plan, nextPlan: null }
        await storage.change(transaction, changed)
        return toPaymentUnderWay(changed)
      }),

    setEndsAtPeriodEnd: (id, endsAtPeriodEnd) =>
      storage.transaction(async (transaction) => {
        const changed = { ...(await require(transaction, id)), endsAtPeriodEnd }
        await storage.change(transaction, changed)
        return toProviderSubscription(changed)
      }),

    endNow: (id) =>
      storage.transaction(async (transaction) => {
        const [present] = await storage.lock(transaction, { userId: ownerOf(id), id })
        if (present === undefined) return
        await storage.change(transaction, { ...present, status: 'ended' })
      }),

    read: (id) =>
      storage.transaction(async (transaction) => {
        const [present] = await look(transaction, { userId: ownerOf(id), id })
        return present === undefined ? null : toProviderSubscription(present)
      }),

    list: (customerId) =>
      storage.transaction(async (transaction) =>
        (await look(transaction, { userId: userOf(customerId) })).map(toProviderSubscription),
      ),

    payments: (customerId) =>
      storage.transaction(async (transaction) => {
        const userId = userOf(customerId)
        await look(transaction, { userId })
        const payments = await storage.payments(transaction, userId)
        return payments.map((payment) => ({
          ...payment,
          refunded: 0,
          currency: 'usd',
          status: 'paid',
          receiptUrl: null,
        }))
      }),
  }

  async function look(
    transaction: Transaction,
    which: Parameters<SandboxStorage['lock']>[1],
  ): Promise<SandboxSubscription[]> {
    const now = await storage.now(transaction)
    const outcomes = (await storage.lock(transaction, which)).map((before) => ({
      before,
      ...passTime(before, now),
    }))
    for (const { before, subscription, charges } of outcomes) {
      if (subscription !== before) await storage.change(transaction, subscription)
      for (const charge of charges) await storage.addPayment(transaction, charge)
    }
    return outcomes.map(({ subscription }) => subscription)
  }

  async function require(transaction: Transaction, id: string): Promise<SandboxSubscription> {
    const [present] = await look(transaction, { userId: ownerOf(id), id })
    if (present === undefined || present.status === 'ended') {
      throw new RequestError('conflict', { message: SUBSCRIPTION_MESSAGES.paymentOver })
    }
    return present
  }
}

function userOf(customerId: string): string {
  return customerId.slice(SANDBOX_CUSTOMER.length)
}

function toPaymentUnderWay(subscription: SandboxSubscription): PaymentUnderWay {
  return {
    subscription: toProviderSubscription(subscription),
    clientSecret: isWaiting(subscription) ? subscription.clientSecret : null,
  }
}

function toProviderSubscription(subscription: SandboxSubscription): ProviderSubscription {
  const { id, userId, plan, status, periodEnd, endsAtPeriodEnd, createdAt } = subscription
  return { id, customerId: SANDBOX_CUSTOMER + userId, plan, status, periodEnd, endsAtPeriodEnd, createdAt }
}

const PREFIX = 'sandbox_sub_'

/** The same key gives the same id. The id contains the user id, which is needed to find the row. */
function createSubscriptionId(userId: string, key: string): string {
  return `${PREFIX}${userId}_${hash('sha256', key, 'base64url')}`
}

function ownerOf(subscriptionId: string): string {
  return subscriptionId.startsWith(PREFIX) ? (subscriptionId.slice(PREFIX.length).split('_')[0] ?? '') : ''
}
