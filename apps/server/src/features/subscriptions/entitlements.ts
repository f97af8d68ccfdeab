import { type Entitlements, entitlementsOf, GRACE_DAYS } from '@wordloom/contract'
import type { Subscriber } from '../../ports/subscriptions.ts'

const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000

interface Offer {
  readonly freePlan: Entitlements
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
