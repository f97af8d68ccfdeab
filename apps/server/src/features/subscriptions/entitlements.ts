import { type Entitlements, entitlementsOf, GRACE_DAYS, type User } from '@wordloom/contract'

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000

/** Times are milliseconds since 1970, by the database's clock. */
export interface Subscriber extends Pick<User, 'subscriptionPlan' | 'subscriptionStatus'> {
  readonly paidUntil: number | null
  /** Since when the renewal could not be charged. */
  readonly pastDueSince: number | null
  readonly now: number
}

interface Offer {
  readonly freePlan: Entitlements
  /** Nothing is sold, so everyone may use everything. */
  readonly isEverythingFree: boolean
}

export function createEntitlements({ freePlan, isEverythingFree }: Offer) {
  const free = isEverythingFree ? entitlementsOf('yearly') : freePlan
  return (subscriber: Subscriber | null): Entitlements =>
    subscriber !== null && counts(subscriber) ? entitlementsOf(subscriber.subscriptionPlan, free) : free
}

export function graceUntil(subscriber: Subscriber): number | null {
  const since = unpaidSince(subscriber)
  return since === null ? null : since + GRACE_MS
}

function unpaidSince({ subscriptionStatus, paidUntil, pastDueSince, now }: Subscriber): number | null {
  if (subscriptionStatus === 'past_due') {
    // A failure we learn about late must not extend the grace period.
    return pastDueSince === null ? null : Math.min(pastDueSince, paidUntil ?? pastDueSince)
  }
  const isUnconfirmed = subscriptionStatus === 'active' && paidUntil !== null && paidUntil <= now
  return isUnconfirmed ? paidUntil : null
}

function counts(subscriber: Subscriber): boolean {
  const { subscriptionStatus: status, paidUntil, now } = subscriber
  const until = graceUntil(subscriber)
  switch (status) {
    case 'free':
      return false
    case 'active':
      return until === null || now < until
    case 'canceled':
      return paidUntil !== null && now < paidUntil
    case 'past_due':
      return until !== null && now < until
  }
}
