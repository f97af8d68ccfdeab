import { Entitlements, entitlementsOf, subscriptions } from '@wordloom/contract'

/** Offline, falls back to the free plan. */
export async function fetchEntitlements(): Promise<Entitlements> {
  const answer = await fetch(subscriptions.entitlements.path).catch(() => null)
  if (answer === null || !answer.ok) return entitlementsOf('free')
  return Entitlements.parse(await answer.json())
}
