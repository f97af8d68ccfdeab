import { type Entitlements, entitlementsOf, subscriptions } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'

/** Offline, falls back to the free plan. */
export function fetchEntitlements(): Promise<Entitlements> {
  return call(subscriptions.entitlements).catch(() => entitlementsOf('free'))
}
