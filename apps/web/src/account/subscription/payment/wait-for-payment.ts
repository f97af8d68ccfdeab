import type { PaidPlan, Subscription } from '@wordloom/contract'

/** In milliseconds. Some payments take a while to arrive. */
const PAUSES = [1000, 2000, 4000, 8000]

/** Polls until the chosen plan is active, or any paid plan if `plan` is null. */
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
