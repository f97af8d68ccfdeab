import { type Subscription, subscriptions } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { recheckSession } from '#platform/user/session.ts'
import { planStatus } from '../plans/queries.ts'

export const subscriptionQueries = {
  status: planStatus,
  payments: { queryKey: [subscriptions.payments.path], queryFn: () => call(subscriptions.payments) },
} as const

export function takeOver(subscription: Subscription): void {
  queryClient.setQueryData(subscriptionQueries.status.queryKey, subscription)
  void queryClient.invalidateQueries({ queryKey: subscriptionQueries.payments.queryKey })
  void recheckSession()
}
