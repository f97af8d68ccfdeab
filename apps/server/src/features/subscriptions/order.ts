import { type PaidPlan, SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { PaymentProvider, PaymentUnderWay, ProviderSubscription } from './provider.ts'
import { findRunning } from './standing.ts'

interface Order {
  readonly customerId: string
  readonly plan: PaidPlan
  readonly key: string
}

/** Never leaves two subscriptions. Fails with `conflict` if the customer has the plan or must pay first. */
export async function placeOrder(
  provider: PaymentProvider,
  { customerId, plan, key }: Order,
  throwIfLate: () => void,
): Promise<PaymentUnderWay> {
  const subscriptions = await provider.list(customerId)
  throwIfLate()
  const running = findRunning(subscriptions)
  if (running !== null) return fromRunning(provider, running, { plan, key })

  const waiting = subscriptions
    .filter(({ status }) => status === 'incomplete')
    .toSorted((one, other) => other.createdAt - one.createdAt)
  const same = waiting.find((each) => each.plan === plan)
  for (const { id } of waiting) {
    if (id !== same?.id) await provider.endNow(id)
    throwIfLate()
  }
  return same ? provider.resumePayment(same.id) : provider.begin({ customerId, plan, key })
}

async function fromRunning(
  provider: PaymentProvider,
  { id, status, plan: present, endsAtPeriodEnd }: ProviderSubscription,
  { plan, key }: Pick<Order, 'plan' | 'key'>,
): Promise<PaymentUnderWay> {
  if (status === 'past_due') {
    if (present !== plan) throw new RequestError('conflict', { message: SUBSCRIPTION_MESSAGES.payFirst })
    return provider.resumePayment(id)
  }
  if (present !== plan) {
    const changed = await provider.change({ subscriptionId: id, plan, key })
    // Choosing another plan undoes a cancellation, but not before the change is paid for.
    if (endsAtPeriodEnd && changed.clientSecret === null) await provider.setEndsAtPeriodEnd(id, false)
    return changed
  }
  if (!endsAtPeriodEnd)
    throw new RequestError('conflict', { message: SUBSCRIPTION_MESSAGES.alreadySubscribed })
  return { subscription: await provider.setEndsAtPeriodEnd(id, false), clientSecret: null }
}
