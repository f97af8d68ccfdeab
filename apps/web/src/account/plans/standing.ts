import { GRACE_DAYS, type PaidPlan, type Plan, type Subscription } from '@wordloom/contract'

const GRACE_MILLISECONDS = GRACE_DAYS * 24 * 60 * 60 * 1000

export type Standing =
  | { readonly kind: 'free' }
  | { readonly kind: 'given'; readonly plan: Plan }
  | { readonly kind: 'renews'; readonly plan: Plan; readonly on: Date }
  /** The paid period is over, and the renewal is not confirmed yet. Until then, the plan still counts. */
  | { readonly kind: 'awaited'; readonly plan: Plan; readonly countsUntil: Date }
  | { readonly kind: 'ends'; readonly plan: Plan; readonly on: Date }
  | { readonly kind: 'unpaid'; readonly plan: Plan; readonly countsUntil: Date; readonly counts: boolean }
  /** The renewal could not be confirmed for so long that the plan is suspended until it is. */
  | { readonly kind: 'unconfirmed'; readonly plan: Plan; readonly paidUntil: Date; readonly since: Date }
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
    const end = new Date(paidUntil)
    if (since !== null && since <= now) return { kind: 'unconfirmed', plan, paidUntil: end, since }
    if (now < end) return { kind: 'renews', plan, on: end }
    // If the period ended after the page loaded, the page doesn't know when the grace period ends.
    return { kind: 'awaited', plan, countsUntil: since ?? new Date(end.getTime() + GRACE_MILLISECONDS) }
  }
  const isRunning = status === 'canceled' && paidUntil !== null && now < new Date(paidUntil)
  return isRunning ? { kind: 'ends', plan, on: new Date(paidUntil) } : { kind: 'over', plan }
}

export type Offer = 'subscribe' | 'change'

/** Null if the account already has the plan, or must pay before it can change plans. */
export function offerOf(plan: PaidPlan, standing: Standing): Offer | null {
  if (standing.kind === 'free' || standing.kind === 'over') return 'subscribe'
  const isOwn = standing.plan === plan
  switch (standing.kind) {
    case 'given':
      return isOwn || standing.plan === 'friends_family' ? null : 'subscribe'
    case 'renews':
    case 'awaited':
    case 'ends':
      return isOwn ? null : 'change'
    case 'unpaid':
    case 'unconfirmed':
      return null
  }
}

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
    case 'awaited':
    case 'ends':
      return standing.plan
  }
}
