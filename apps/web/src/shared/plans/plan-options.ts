import { subscriptions } from '@wordloom/contract'
import { call } from '../lib/api.ts'

export const planOptions = {
  queryKey: [subscriptions.options.path],
  queryFn: () => call(subscriptions.options),
} as const
