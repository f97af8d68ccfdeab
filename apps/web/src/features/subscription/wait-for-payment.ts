import type { PaidPlan, Subscription } from '@wordloom/contract'

/** Some payments take their time to arrive: after so many milliseconds each it is asked again. */
const PAUSES = [1000, 2000, 4000, 8000]

/**
 * Asks until the subscription is active, with the plan that was chosen where that is known.
 *
 * @param refresh - asks the payment provider, by way of the server.
 * @param onDelay - told once when the payment has not arrived at once.
 * @returns how it stands at last, and whether the payment has arrived.
 */
export async function waitForPayment(
  plan: PaidPlan | null,
  {
    refresh,
    onDelay,
    pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }: {
    readonly refresh: () => Promise<Subscription>
    readonly onDelay: () => void
    readonly pause?: (milliseconds: number) => Promise<void>
  },
): Promise<{ readonly subscription: Subscription; readonly hasArrived: boolean }> {
  let subscription = await refresh()
  if (!isPaid(subscription, plan)) onDelay()
  for (const milliseconds of PAUSES) {
    if (isPaid(subscription, plan)) break
    await pause(milliseconds)
    subscription = await refresh()
  }
  return { subscription, hasArrived: isPaid(subscription, plan) }
}

function isPaid({ plan, status }: Subscription, chosen: PaidPlan | null): boolean {
  return status === 'active' && plan !== 'free' && (chosen === null || plan === chosen)
}
