import * as z from 'zod/mini'
import { PLANS } from '../subscriptions/plans.ts'

export const SUBSCRIPTION_STATUSES = ['free', 'active', 'canceled', 'past_due'] as const

const Moment = z.iso.datetime()

/** An account without secrets, for its owner and for administrators. */
export const User = z.strictObject({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.union([z.literal(0), z.literal(1)]),
  emailVerificationSentAt: z.nullable(Moment),
  isSuspended: z.boolean(),
  isAdmin: z.boolean(),
  subscriptionPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  stripeSubscriptionId: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
})
export type User = Readonly<z.infer<typeof User>>

export function isActiveAdministrator({ isAdmin, isSuspended, emailVerified }: User): boolean {
  return isAdmin && !isSuspended && emailVerified === 1
}
