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

/** The subscription of an account that is paid for, or is to be paid again; of several the one that counts, and is newest. */
export function findRunning(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | null {
  const newest = subscriptions.toSorted((one, other) => other.createdAt - one.createdAt)
  return (
    newest.find(({ status }) => status === 'active') ??
    newest.find(({ status }) => status === 'past_due') ??
    null
  )
}

/** What an account is to have by what the provider says of all its subscriptions; null where that stays as it is. */
export function toStanding(
  account: Account,
  subscriptions: readonly ProviderSubscription[],
): Standing | null {
  // Given, not bought.
  if (account.subscriptionPlan === 'friends_family') return null
  const running = findRunning(
    subscriptions.filter(({ id, plan }) => plan !== null || id === account.subscriptionId),
  )
  if (running !== null) return standingOf(account, running)
  // One that was never paid changes nothing, and neither does its absence where an administrator has set the plan.
  return account.subscriptionId === null ? null : NOTHING
}

/** Whether somebody who had canceled has paid for another plan since: they want to go on. */
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
    // By a price that the operator has replaced since, it is still the plan that it was.
    subscriptionPlan: plan ?? account.subscriptionPlan,
    subscriptionStatus: isPastDue ? 'past_due' : endsAtPeriodEnd ? 'canceled' : 'active',
    // The period that a past-due one is in is not paid for.
    paidUntil: isPastDue ? account.paidUntil : periodEnd,
    pastDueSince: isPastDue ? ((isOngoing ? account.pastDueSince : null) ?? account.now) : null,
    subscriptionId: id,
  }
}
