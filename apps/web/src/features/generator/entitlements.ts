import { ENTITLEMENTS_PATH, Entitlements, entitlementsOf } from '@wordloom/contract'

/** What the plan of whoever uses this page allows; offline, what a visitor is granted at least. */
export async function fetchEntitlements(): Promise<Entitlements> {
  const answer = await fetch(ENTITLEMENTS_PATH).catch(() => null)
  if (answer === null || !answer.ok) return entitlementsOf('free')
  return Entitlements.parse(await answer.json())
}
