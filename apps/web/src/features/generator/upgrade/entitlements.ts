import { Entitlements, entitlementsOf, subscriptions } from '@wordloom/contract'

/** What the plan of whoever uses this page allows; offline, what a visitor is granted at least. */
export async function fetchEntitlements(): Promise<Entitlements> {
  const answer = await fetch(subscriptions.entitlements.path).catch(() => null)
  if (answer === null || !answer.ok) return entitlementsOf('free')
  return Entitlements.parse(await answer.json())
}
