import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Entitlements, PLANS } from './plans.ts'
import { SUBSCRIPTION_STATUSES } from './user.ts'

/** What an account has subscribed to. */
export const Subscription = z.strictObject({
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
})
export type Subscription = Readonly<z.infer<typeof Subscription>>

/** Plans and what they allow. */
export const subscriptions = {
  entitlements: endpoint({
    method: 'GET',
    path: '/api/entitlements',
    access: 'optional',
    summary: 'What whoever asks is allowed',
    reply: Entitlements,
    status: 200,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'signed-in',
    summary: 'Plan and status of the account',
    reply: Subscription,
    status: 200,
  }),
} as const
