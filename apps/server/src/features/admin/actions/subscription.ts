import { ADMIN_MESSAGES, type admin, type BodyOf, type User } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import type { PerformAction } from './perform.ts'

export function createSubscription({ storage, payments }: AdminParts, perform: PerformAction) {
  return {
    /** Administrators may set their own plan. Only a gift may replace a plan that someone pays for. */
    setSubscription: (
      viewer: Viewer,
      id: string,
      given: BodyOf<typeof admin.setSubscription>,
      client: Client,
    ): Promise<User> =>
      perform({ viewer, id, client }, async ({ transaction, target, record }) => {
        const { subscriptionPlan: plan, subscriptionStatus: status } = target
        if (plan === given.subscriptionPlan && status === given.subscriptionStatus) return target
        if (isPaying(target)) {
          if (given.subscriptionPlan !== 'friends_family') {
            throw new RequestError('conflict', { message: ADMIN_MESSAGES.subscriptionRunning })
          }
          await payments.forget(transaction, id)
        }
        await record('subscription_set', {
          plan: given.subscriptionPlan,
          status: given.subscriptionStatus,
          former: { plan, status },
        })
        return storage.setSubscription(transaction, id, given)
      }),
  }
}

function isPaying({ stripeSubscriptionId, subscriptionStatus }: User): boolean {
  return stripeSubscriptionId !== null && subscriptionStatus !== 'free'
}
