import { subscriptions } from '@wordloom/contract'
import { call } from '../lib/api.ts'

/** What the account of whoever is signed in has subscribed to. */
export const planStatus = {
  queryKey: [subscriptions.status.path],
  queryFn: () => call(subscriptions.status),
} as const
