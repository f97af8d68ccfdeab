import * as z from 'zod/mini'
import { MAX_COLUMNS, MIN_COLUMNS } from './limits.ts'

/** The plans an account can have. A visitor is treated as `free`. */
export const PLANS = ['free', 'monthly', 'yearly', 'friends_family'] as const
export type Plan = (typeof PLANS)[number]

/** Those that people pay for. */
export const PAID_PLANS = ['monthly', 'yearly'] as const satisfies readonly Plan[]
export type PaidPlan = (typeof PAID_PLANS)[number]

/** What they cost, in US dollars. */
export const PRICES: Readonly<Record<PaidPlan, number>> = { monthly: 9, yearly: 89 }

/** For how long a plan still counts after its renewal could not be charged, or was not confirmed. */
export const GRACE_DAYS = 7

/** What a plan allows: the one table behind the server's checks, the plan cards and every text about plans. */
export const Entitlements = z.object({
  /** Columns up to which one may be added. Words already in further columns are never lost. */
  columns: z.int().check(z.minimum(MIN_COLUMNS), z.maximum(MAX_COLUMNS)),
  /** Lists that may be kept; null for any number. Those that are there already stay. */
  savedLists: z.nullable(z.int().check(z.minimum(0))),
  /** Results that may be kept; null for any number. */
  savedResults: z.nullable(z.int().check(z.minimum(0))),
})
export type Entitlements = Readonly<z.infer<typeof Entitlements>>

const FREE: Entitlements = { columns: MIN_COLUMNS, savedLists: null, savedResults: null }
const PAID: Entitlements = { columns: MAX_COLUMNS, savedLists: null, savedResults: null }

/**
 * What a plan allows.
 *
 * @param plan - the plan of the account, `free` for a visitor.
 * @param free - what the operator set for the free plan in place of its defaults.
 * @example entitlementsOf('free').columns // 3
 * @example entitlementsOf('free', { columns: 5, savedLists: 10, savedResults: 10 }).columns // 5
 * @example entitlementsOf('yearly').columns // 6
 */
export function entitlementsOf(plan: Plan, free: Entitlements = FREE): Entitlements {
  return plan === 'free' ? free : PAID
}
