import { randomBytes, randomUUID } from 'node:crypto'
import { endOfPeriod, priceOf, restOf } from './period.ts'
import type { SandboxPayment, SandboxSubscription } from './storage.ts'

export interface Outcome {
  readonly subscription: SandboxSubscription
  readonly charges: readonly SandboxPayment[]
}

export function newSecret(): string {
  return `sandbox_secret_${randomBytes(24).toString('base64url')}`
}

export function isWaiting({ status, nextPlan }: SandboxSubscription): boolean {
  return status === 'incomplete' || (status === 'active' && nextPlan !== null)
}

export function passTime(subscription: SandboxSubscription, now: number): Outcome {
  const charges: SandboxPayment[] = []
  const { plan, status, endsAtPeriodEnd } = subscription
  let { periodEnd } = subscription
  if (status !== 'active' || periodEnd === null || periodEnd > now) return { subscription, charges }
  if (endsAtPeriodEnd) return { subscription: { ...subscription, status: 'ended' }, charges }
  while (periodEnd <= now) {
    charges.push(chargeOf(subscription, periodEnd, priceOf(plan)))
    periodEnd = endOfPeriod(plan, periodEnd)
  }
  return { subscription: { ...subscription, periodEnd }, charges }
}

export function pay(subscription: SandboxSubscription, now: number): Outcome {
  const { plan, nextPlan, periodEnd } = subscription
  const paidPlan = nextPlan ?? plan
  const credit = periodEnd === null ? 0 : restOf(plan, periodEnd, now)
  return {
    subscription: {
      ...subscription,
      plan: paidPlan,
      nextPlan: null,
      status: 'active',
      endsAtPeriodEnd: false,
      periodEnd: endOfPeriod(paidPlan, now),
    },
    charges: [chargeOf(subscription, now, Math.max(0, priceOf(paidPlan) - credit))],
  }
}

function chargeOf({ userId }: SandboxSubscription, at: number, amount: number): SandboxPayment {
  return { userId, id: `sandbox_payment_${randomUUID()}`, at, amount }
}
