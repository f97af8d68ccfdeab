import { type PaidPlan, PRICES } from '@wordloom/contract'

const MONTHS: Readonly<Record<PaidPlan, number>> = { monthly: 1, yearly: 12 }

/** In cents. */
export function priceOf(plan: PaidPlan): number {
  return PRICES[plan] * 100
}

export function endOfPeriod(plan: PaidPlan, start: number): number {
  return addMonths(start, MONTHS[plan])
}

export function restOf(plan: PaidPlan, periodEnd: number, now: number): number {
  const start = addMonths(periodEnd, -MONTHS[plan])
  const share = Math.min(1, Math.max(0, (periodEnd - now) / (periodEnd - start)))
  return Math.round(priceOf(plan) * share)
}

function addMonths(moment: number, months: number): number {
  const date = new Date(moment)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // If the month has no such day, the date has overflowed into the next month.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
