import type { PaidPlan, Plan, Subscription } from '@wordloom/contract'

/** How a subscription stands at a moment. */
export type Standing =
  | { readonly kind: 'free' }
  /** Nobody pays for it. */
  | { readonly kind: 'given'; readonly plan: Plan }
  | { readonly kind: 'renews'; readonly plan: Plan; readonly on: Date }
  /** Canceled: it counts until then. */
  | { readonly kind: 'ends'; readonly plan: Plan; readonly on: Date }
  /** Its renewal could not be charged. */
  | { readonly kind: 'unpaid'; readonly plan: Plan; readonly countsUntil: Date; readonly counts: boolean }
  /** Whether it was renewed could not be found out for so long that it does not count until that is known. */
  | { readonly kind: 'unconfirmed'; readonly plan: Plan; readonly paidUntil: Date; readonly since: Date }
  /** It does not count any more. */
  | { readonly kind: 'over'; readonly plan: Plan }

export function toStanding({ plan, status, paidUntil, graceUntil }: Subscription, now: Date): Standing {
  if (plan === 'free' || status === 'free') return { kind: 'free' }
  if (status === 'past_due' && graceUntil !== null) {
    const countsUntil = new Date(graceUntil)
    return { kind: 'unpaid', plan, countsUntil, counts: now < countsUntil }
  }
  if (status === 'active') {
    if (paidUntil === null) return { kind: 'given', plan }
    const since = graceUntil === null ? null : new Date(graceUntil)
    const isUnconfirmed = since !== null && since <= now
    return isUnconfirmed
      ? { kind: 'unconfirmed', plan, paidUntil: new Date(paidUntil), since }
      : { kind: 'renews', plan, on: new Date(paidUntil) }
  }
  const isRunning = status === 'canceled' && paidUntil !== null && now < new Date(paidUntil)
  return isRunning ? { kind: 'ends', plan, on: new Date(paidUntil) } : { kind: 'over', plan }
}

/** What the card of a plan that is paid for offers to do. */
export type Offer = 'subscribe' | 'change'

/** Null where there is nothing to choose: the plan is the account's own, or must be paid before it is changed. */
export function offerOf(plan: PaidPlan, standing: Standing): Offer | null {
  if (standing.kind === 'free' || standing.kind === 'over') return 'subscribe'
  const isOwn = standing.plan === plan
  switch (standing.kind) {
    case 'given':
      return isOwn || standing.plan === 'friends_family' ? null : 'subscribe'
    case 'renews':
    case 'ends':
      return isOwn ? null : 'change'
    case 'unpaid':
    case 'unconfirmed':
      return null
  }
}

/** The plan that counts for the account. */
export function planInForce(standing: Standing): Plan {
  switch (standing.kind) {
    case 'free':
    case 'over':
    case 'unconfirmed':
      return 'free'
    case 'unpaid':
      return standing.counts ? standing.plan : 'free'
    case 'given':
    case 'renews':
    case 'ends':
      return standing.plan
  }
}
