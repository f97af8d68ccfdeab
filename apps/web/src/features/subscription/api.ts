import { type Subscription, subscriptions } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { planStatus } from '../../shared/plans/queries.ts'
import { recheckSession } from '../../shared/user/session.ts'

export const subscriptionQueries = {
  status: planStatus,
  payments: { queryKey: [subscriptions.payments.path], queryFn: () => call(subscriptions.payments) },
} as const

export function takeOver(subscription: Subscription): void {
  queryClient.setQueryData(subscriptionQueries.status.queryKey, subscription)
  void queryClient.invalidateQueries({ queryKey: subscriptionQueries.payments.queryKey })
  void recheckSession()
}
