import type { ProviderSubscription } from './provider.ts'
import type { Account, Standing } from './storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const NOTHING: Standing = {
  subscriptionPlan: 'free',
  subscriptionStatus: 'free',
  paidUntil: null,
  pastDueSince: null,
  subscriptionId: null,
}

/** Returns the subscription in force. Active ones come before past-due ones, then the newest counts. */
export function findRunning(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null {
  const newest = subscriptions.toSorted((one, other) => other.createdAt - one.createdAt)
  return (
    newest.find(({ status }) => status === 'active') ??
    newest.find(({ status }) => status === 'past_due') ??
    null
  )
}

/** Returns what an account should have, given all its subscriptions at the provider. Null means no change. */
export function toStanding(
  account: Account,
  subscriptions: readonly ProviderSubscription[],
): Standing | null {
  if (account.subscriptionPlan === 'friends_family') return null
  const running = findRunning(
    subscriptions.filter(({ id, plan }) => plan !== null || id === account.subscriptionId),
  )
  if (running !== null) return standingOf(account, running)
  // An unpaid subscription changes nothing. Nor does a missing one, if an administrator set the plan.
  return account.subscriptionId === null ? null : NOTHING
}

export function hasComeBack(account: Account, standing: Standing | null): boolean {
  return (
    standing !== null &&
    account.subscriptionStatus === 'canceled' &&
    standing.subscriptionStatus === 'canceled' &&
    account.subscriptionId === standing.subscriptionId &&
    account.subscriptionPlan !== standing.subscriptionPlan &&
    account.begunAt !== null &&
    account.begunAt > account.now - DAY_MS
  )
}

function standingOf(account: Account, running: ProviderSubscription): Standing {
  const { id, plan, status, periodEnd, endsAtPeriodEnd } = running
  const isPastDue = status === 'past_due'
  const isOngoing = isPastDue && account.subscriptionStatus === 'past_due'
  return {
    // The plan is null if the operator has since replaced the price. The account then keeps its plan.
    subscriptionPlan: plan ?? account.subscriptionPlan,
    subscriptionStatus: isPastDue ? 'past_due' : endsAtPeriodEnd ? 'canceled' : 'active',
    // The current period of a past-due subscription isn't paid for.
    paidUntil: isPastDue ? account.paidUntil : periodEnd,
    pastDueSince: isPastDue ? ((isOngoing ? account.pastDueSince : null) ?? account.now) : null,
    subscriptionId: id,
  }
}
