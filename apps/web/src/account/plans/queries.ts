import { subscriptions } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'

export const planOptions = {
  queryKey: [subscriptions.options.path],
  queryFn: () => call(subscriptions.options),
} as const

export const planStatus = {
  queryKey: [subscriptions.status.path],
  queryFn: () => call(subscriptions.status),
} as const
