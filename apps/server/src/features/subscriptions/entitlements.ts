import { type Entitlements, entitlementsOf, GRACE_DAYS, type User } from '@wordloom/contract'

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000

/** What an account has subscribed to. Times are milliseconds since 1970, by the database's clock. */
export interface Subscriber extends Pick<User, 'subscriptionPlan' | 'subscriptionStatus'> {
  /** When the period ends that is paid for. */
  readonly paidUntil: number | null
  /** Since when its renewal cannot be charged. */
  readonly pastDueSince: number | null
  readonly now: number
}

interface Offer {
  readonly freePlan: Entitlements
  /** Nobody sells anything: everybody may use everything. */
  readonly isEverythingFree: boolean
}

/** Tells what an account is allowed, by its plan as long as that counts, and a visitor. */
export function createEntitlements({ freePlan, isEverythingFree }: Offer) {
  const free = isEverythingFree ? entitlementsOf('yearly') : freePlan
  return (subscriber: Subscriber | null): Entitlements =>
    subscriber !== null && counts(subscriber) ? entitlementsOf(subscriber.subscriptionPlan, free) : free
}

/** Until when a plan still counts whose renewal could not be charged, or was not confirmed. */
export function graceUntil(subscriber: Subscriber): number | null {
  const since = unpaidSince(subscriber)
  return since === null ? null : since + GRACE_MS
}

function unpaidSince({ subscriptionStatus, paidUntil, pastDueSince, now }: Subscriber): number | null {
  if (subscriptionStatus === 'past_due') {
    // Heard of late, it is no longer than one that was heard of in time.
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
