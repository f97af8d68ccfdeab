import { subscriptions } from '@wordloom/contract'
import { call } from '../lib/api.ts'

export const planStatus = {
  queryKey: [subscriptions.status.path],
  queryFn: () => call(subscriptions.status),
} as const
