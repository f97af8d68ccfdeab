import { type Entitlements, entitlementsOf, type User } from '@wordloom/contract'

/** What an account has subscribed to. */
export type Subscriber = Pick<User, 'subscriptionPlan' | 'subscriptionStatus'>

/** Tells what an account is allowed, by its plan as long as that counts. */
export function createEntitlements(freePlan: Entitlements): (subscriber: Subscriber) => Entitlements {
  return ({ subscriptionPlan, subscriptionStatus }) =>
    entitlementsOf(subscriptionStatus === 'active' ? subscriptionPlan : 'free', freePlan)
}
