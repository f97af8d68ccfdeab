import * as z from 'zod/mini'
import { MAX_COLUMNS, MIN_COLUMNS } from '../limits.ts'

/** A visitor has the `free` plan. */
export const PLANS = ['free', 'monthly', 'yearly', 'friends_family'] as const
export type Plan = (typeof PLANS)[number]

export const PAID_PLANS = ['monthly', 'yearly'] as const satisfies readonly Plan[]
export type PaidPlan = (typeof PAID_PLANS)[number]

/** In US dollars. */
export const PRICES: Readonly<Record<PaidPlan, number>> = { monthly: 9, yearly: 89 }

export const GRACE_DAYS = 7

export const Entitlements = z.object({
  /** Users can add columns up to this number. Words in further columns are never lost. */
  columns: z.int().check(z.minimum(MIN_COLUMNS), z.maximum(MAX_COLUMNS)),
  /** The most saved lists; null for no limit. Existing lists always stay. */
  savedLists: z.nullable(z.int().check(z.minimum(0))),
  savedResults: z.nullable(z.int().check(z.minimum(0))),
})
export type Entitlements = Readonly<z.infer<typeof Entitlements>>

const FREE: Entitlements = { columns: MIN_COLUMNS, savedLists: null, savedResults: null }
const PAID: Entitlements = { columns: MAX_COLUMNS, savedLists: null, savedResults: null }

/**
 * @param free - the operator's settings for the free plan.
 * @example entitlementsOf('free').columns // 3
 * @example entitlementsOf('free', { columns: 5, savedLists: 10, savedResults: 10 }).columns // 5
 * @example entitlementsOf('yearly').columns // 6
 */
export function entitlementsOf(plan: Plan, free: Entitlements = FREE): Entitlements {
  return plan === 'free' ? free : PAID
}
