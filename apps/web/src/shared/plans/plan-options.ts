import { subscriptions } from '@wordloom/contract'
import { call } from '../lib/api.ts'

/** How plans are paid for on this installation, and what the free one gives. Anybody may know. */
export const planOptions = {
  queryKey: [subscriptions.options.path],
  queryFn: () => call(subscriptions.options),
} as const
